import type { PreferenceKind } from './preferences.schema.ts';

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
