import { z } from 'zod';
import {
  afterInAddress,
  doneSchema,
  endpoint,
  listOf,
  okOf,
  pagedListOf,
  staff,
} from '../kernel/index.ts';
import {
  newTemplateSchema,
  staffDeliverySchema,
  staffDeliveryStates,
  staffTemplateSchema,
  templateEditSchema,
  templateVersionSchema,
} from './messages.schema.ts';

const templateParams = z.object({ id: z.uuid() });

export const listStaffTemplates = endpoint({
  method: 'GET',
  path: '/api/staff/messages/templates',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Every template with its texts in force, by event and name.',
  response: listOf(staffTemplateSchema),
});

export const listTemplateVersions = endpoint({
  method: 'GET',
  path: '/api/staff/messages/templates/:id/versions',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Earlier versions of a template, newest first: who changed it, when and why.',
  params: templateParams,
  response: listOf(templateVersionSchema),
});

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/staff/messages/templates',
  who: staff('step-up', 'staff projection'),
  access: 'session',
  summary: 'Adds a template.',
  body: newTemplateSchema,
  response: okOf(staffTemplateSchema),
});

export const publishTemplate = endpoint({
  method: 'PUT',
  path: '/api/staff/messages/templates/:id',
  who: staff('step-up', 'legal transition', 'staff projection'),
  access: 'session',
  summary: 'Publishes a new version of a template; earlier ones are kept.',
  params: templateParams,
  ifMatch: true,
  body: templateEditSchema,
  response: okOf(staffTemplateSchema),
});

export const testTemplate = endpoint({
  method: 'POST',
  path: '/api/staff/messages/templates/:id/test',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Mails a template to the caller, with invented names.',
  params: templateParams,
  limit: { max: 20, windowSeconds: 3600 },
  response: doneSchema,
});

export const listStaffDeliveries = endpoint({
  method: 'GET',
  path: '/api/staff/messages/deliveries',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Outgoing messages, newest first: state, attempts and error, never a text.',
  query: z.object({ state: z.enum(staffDeliveryStates).optional(), after: afterInAddress }),
  response: pagedListOf(staffDeliverySchema),
});

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/staff/messages/deliveries/:id/retry',
  who: { admin: ['step-up', 'legal transition', 'staff projection'] },
  access: 'session',
  summary: 'Sends an unsent message again, under the same key.',
  params: z.object({ id: z.uuid() }),
  response: doneSchema,
});
