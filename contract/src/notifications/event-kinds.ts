import type { PreferenceKind } from './preferences.schema.ts';

/** News by WhatsApp in a row that fail because of the telephone, after which it has to be confirmed again. */
export const WHATSAPP_FAILURES = 3;

const KIND_OF: Record<string, PreferenceKind> = {
  consultation: 'RECORDS',
  document: 'RECORDS',
  prescription: 'RECORDS',
  appointment: 'APPOINTMENTS',
  order: 'ORDERS',
};

/** The kind of a notification's event, by the first part of its name; other events are the clinic's. */
export const kindOf = (event: string): PreferenceKind =>
  KIND_OF[event.split('.')[0] ?? ''] ?? 'CLINIC';
