import type { PreferenceKind } from './preferences.schema.ts';

const KIND_OF: Record<string, PreferenceKind> = {
  consultation: 'RECORDS',
  document: 'RECORDS',
  prescription: 'RECORDS',
  appointment: 'APPOINTMENTS',
  order: 'ORDERS',
};

/** What kind of event a notification tells of, by the first part of its name; the rest is from the clinic. */
export const kindOf = (event: string): PreferenceKind =>
  KIND_OF[event.split('.')[0] ?? ''] ?? 'CLINIC';
