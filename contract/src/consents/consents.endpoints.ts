import { z } from 'zod';
import { anybody, endpoint, everybody, listOf, okOf, ownFamily } from '../kernel/index.ts';

export const consentKinds = ['terms', 'privacy', 'teleconsultation'] as const;

/** The version in force of a text that people accept. */
export const consentTextSchema = z.object({
  id: z.string(),
  kind: z.enum(consentKinds),
  version: z.number().int(),
  title: z.string(),
  body: z.string(),
  body_hash: z.string(),
  published_at: z.string(),
});
export type ConsentText = z.infer<typeof consentTextSchema>;

export const getConsentText = endpoint({
  method: 'GET',
  path: '/api/consents/texts/:kind',
  who: anybody('always'),
  access: 'public',
  summary: 'The version in force of the terms, the privacy notice or the teleconsultation consent.',
  params: z.object({ kind: z.enum(consentKinds) }),
  response: okOf(consentTextSchema),
});

export const listMissingConsents = endpoint({
  method: 'GET',
  path: '/api/consents/missing',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary: 'Texts in force that a person has not accepted yet.',
  query: z.object({ patientId: z.uuid() }),
  response: listOf(consentTextSchema),
});

export const acceptConsent = endpoint({
  method: 'POST',
  path: '/api/consents',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary: 'Accept the version in force for oneself or a dependant.',
  body: z.strictObject({ patientId: z.uuid(), kind: z.enum(consentKinds), body_hash: z.string() }),
  response: okOf(z.object({ accepted_at: z.string() })),
});

/** Whether messages by WhatsApp were accepted, and the text that asks for consent. */
export const whatsappConsentSchema = z.object({
  title: z.string(),
  body: z.string(),
  granted: z.boolean(),
});
export type WhatsAppConsent = z.infer<typeof whatsappConsentSchema>;

export const getWhatsAppConsent = endpoint({
  method: 'GET',
  path: '/api/consents/whatsapp',
  who: { patient: ['own account'] },
  access: 'session',
  summary: 'Whether the account gets messages by WhatsApp.',
  response: okOf(whatsappConsentSchema),
});

export const setWhatsAppConsent = endpoint({
  method: 'PUT',
  path: '/api/consents/whatsapp',
  who: { patient: ['own account'] },
  access: 'session',
  summary: 'Accept messages by WhatsApp, or withdraw the acceptance.',
  body: z.strictObject({ granted: z.boolean() }),
  response: okOf(whatsappConsentSchema),
});
