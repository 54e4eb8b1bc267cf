import { z } from 'zod';
import { endpoint, ownFamily } from '../kernel/index.ts';
import { queueEntrySchema } from '../visits/index.ts';
import { commandOfEntry } from './guard-queue.messages.ts';

/** The realtime store of the specification: the caller's own entries, by patient. */
export const getMessages = endpoint({
  method: 'GET',
  path: '/api/realtime/messages.json',
  who: { patient: ['own scope'], professional: ['own scope'] },
  access: 'session',
  summary: "Entries in the caller's scope by patient id.",
  response: z.record(z.string(), queueEntrySchema),
});

const patientParams = z.object({ patientId: z.uuid() });

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/realtime/messages/:patientId.json',
  who: { patient: ownFamily, professional: ['on duty'] },
  access: 'session',
  summary: "The live entry of one patient in the caller's scope.",
  params: patientParams,
  response: queueEntrySchema,
});

export const putMessage = endpoint({
  method: 'PUT',
  path: '/api/realtime/messages/:patientId.json',
  who: {
    patient: [...ownFamily, 'legal transition'],
    professional: ['on duty', 'live care', 'legal transition'],
  },
  access: 'session',
  commandId: true,
  summary: 'A command for the entry of one patient; never a merge of documents.',
  params: patientParams,
  body: z.object(commandOfEntry),
  response: queueEntrySchema,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/realtime/messages/:patientId.json',
  who: {
    patient: [...ownFamily, 'legal transition'],
    professional: ['live care', 'legal transition'],
  },
  access: 'session',
  summary: 'Leave: a patient cancels their place, a professional releases their claim.',
  params: patientParams,
  response: z.null(),
});

export const deleteMessages = endpoint({
  method: 'DELETE',
  path: '/api/realtime/messages.json',
  who: { patient: ['own scope'], professional: ['own scope'] },
  access: 'session',
  summary: "Leave all of the caller's places or claims; nobody else's change.",
  response: z.null(),
});
