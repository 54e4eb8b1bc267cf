import { z } from 'zod';

/** Kinds of notifications: records, appointments, orders, messages of the clinic. */
export const preferenceKinds = ['RECORDS', 'APPOINTMENTS', 'ORDERS', 'CLINIC'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** Channels outside the product; the inbox always gets everything. */
export const preferenceChannels = ['email', 'whatsapp', 'push'] as const;
export type PreferenceChannel = (typeof preferenceChannels)[number];

const kinds = z
  .array(z.enum(preferenceKinds))
  .max(preferenceKinds.length)
  .refine((list) => new Set(list).size === list.length, { error: 'kind.repeated' });
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour.invalid' });

/** Between these hours in Argentina only calls and things about to begin are sent. */
export const quietHoursSchema = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, { error: 'quiet.all-day', path: ['to'] });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** An account's choice: for each channel, the kinds of events that are sent. */
export const preferencesSchema = z.strictObject({
  email: kinds,
  whatsapp: kinds,
  push: kinds,
  quiet: quietHoursSchema.nullable(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Whether the person gets messages by WhatsApp; `OFF` if the clinic does not use it. */
export const whatsAppReachSchema = z.enum([
  'OPEN',
  'NO_TELEPHONE',
  'NOT_ACCEPTED',
  /** The telephone was never confirmed, or has changed since (requirement: confirmed telephone). */
  'UNCONFIRMED',
  'OFF',
]);
export type WhatsAppReach = z.infer<typeof whatsAppReachSchema>;

export const ownPreferencesSchema = preferencesSchema.extend({
  whatsAppReach: whatsAppReachSchema,
});
export type OwnPreferences = z.infer<typeof ownPreferencesSchema>;

/** For accounts that never chose: appointments by e-mail, and everything on allowed devices. */
export const DEFAULT_PREFERENCES: Preferences = {
  email: ['APPOINTMENTS'],
  whatsapp: [],
  push: [...preferenceKinds],
  quiet: null,
};
