import { z } from 'zod';

/** What somebody can be told of: prescriptions and documents, appointments, orders, messages of the clinic. */
export const preferenceKinds = ['RECORDS', 'APPOINTMENTS', 'ORDERS', 'CLINIC'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** Ways outside the product; the inbox always has everything. */
export const preferenceChannels = ['email', 'whatsapp', 'push'] as const;
export type PreferenceChannel = (typeof preferenceChannels)[number];

const kinds = z
  .array(z.enum(preferenceKinds))
  .max(preferenceKinds.length)
  .refine((list) => new Set(list).size === list.length, { error: 'kind.repeated' });
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour.invalid' });

/** Between these hours of Argentina nothing leaves but calls and what is about to begin. */
export const quietHoursSchema = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, { error: 'quiet.all-day', path: ['to'] });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** What an account chose: for each channel, the kinds of events that it tells of. */
export const preferencesSchema = z.strictObject({
  email: kinds,
  whatsapp: kinds,
  push: kinds,
  quiet: quietHoursSchema.nullable(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Whether WhatsApp reaches the person; `OFF` where the clinic does not use it. */
export const whatsAppReachSchema = z.enum([
  'OPEN',
  'NO_TELEPHONE',
  'NOT_ACCEPTED',
  /** The telephone was never confirmed, or is another one since (requirement: confirmed telephone). */
  'UNCONFIRMED',
  'OFF',
]);
export type WhatsAppReach = z.infer<typeof whatsAppReachSchema>;

export const ownPreferencesSchema = preferencesSchema.extend({
  whatsAppReach: whatsAppReachSchema,
});
export type OwnPreferences = z.infer<typeof ownPreferencesSchema>;

/** Of who never chose: appointments are mailed, and allowed devices hear of everything. */
export const DEFAULT_PREFERENCES: Preferences = {
  email: ['APPOINTMENTS'],
  whatsapp: [],
  push: [...preferenceKinds],
  quiet: null,
};
