import { z } from 'zod';
import { endpoint, ownFamily, rowNumber, typedText } from '../kernel/index.ts';
import { CANCEL_REASON_MAX, queueEntrySchema } from '../visits/index.ts';

/** The realtime store of the specification: a view of the caller's own entries, by patient. */
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
  body: z.strictObject({
    command: z.string(),
    reason: typedText(CANCEL_REASON_MAX).optional(),
    specialtyId: rowNumber.optional(),
    familymember: z.string().optional(),
    version: z.number().int().optional(),
    status: z.string().optional(),
    queueId: z.string().optional(),
  }),
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
  summary: 'Leave: a patient cancels the own place, a professional releases the own claim.',
  params: patientParams,
  response: z.null(),
});

export const deleteMessages = endpoint({
  method: 'DELETE',
  path: '/api/realtime/messages.json',
  who: { patient: ['own scope'], professional: ['own scope'] },
  access: 'session',
  summary: "Leave every own place or claim; nobody else's row moves.",
  response: z.null(),
});
