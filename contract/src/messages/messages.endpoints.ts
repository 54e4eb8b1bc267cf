import { z } from 'zod';
import { doneSchema, endpoint, listOf, okOf, ownFamily, staff } from '../kernel/index.ts';
import { MESSAGES_PER_HOUR } from './messages.limits.ts';
import {
  deliverySchema,
  patientNotificationSchema,
  reachSchema,
  sendSchema,
  templateSchema,
} from './messages.schema.ts';
import { messageEvents } from './template-text.ts';

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/notifications/templates',
  who: { professional: ['always'], ...staff('always') },
  access: 'session',
  summary: 'Active templates, of one event or all.',
  query: z.object({ event: z.enum(messageEvents).optional() }),
  response: listOf(templateSchema),
});

export const getReach = endpoint({
  method: 'GET',
  path: '/api/notifications/reach/:queueId',
  who: { professional: ['on duty', 'live care', 'attended lately'] },
  access: 'session',
  summary: 'The channels by which the patient of a visit can be reached.',
  params: z.object({ queueId: z.uuid() }),
  response: okOf(reachSchema),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/notifications/send',
  who: { professional: ['on duty', 'live care', 'attended lately', 'within limits'] },
  access: 'session',
  summary: `Sends a template to the patient of a visit, by WhatsApp or e-mail; at most ${MESSAGES_PER_HOUR} an hour per patient.`,
  commandId: true,
  body: sendSchema,
  response: doneSchema,
});

export const notifyPatient = endpoint({
  method: 'POST',
  path: '/api/notifications/patient',
  who: { professional: ['live care', 'attended lately', 'within limits'] },
  access: 'session',
  summary: "Stores a template in the inbox of the patient of one of the caller's visits.",
  commandId: true,
  limit: { max: 60, windowSeconds: 3600 },
  body: patientNotificationSchema,
  response: doneSchema,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/notifications/deliveries',
  who: {
    patient: ownFamily,
    professional: ['on duty', 'live care', 'attended lately'],
    ...staff('staff projection'),
  },
  access: 'session',
  summary: 'Messages to a person, newest first; staff gets no bodies.',
  query: z.object({ familyMember: z.uuid() }),
  response: listOf(deliverySchema),
});
