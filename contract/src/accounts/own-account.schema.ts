import { z } from 'zod';
import { PASSWORD_MAX } from './accounts.limits.ts';
import { roleSchema } from './accounts.schema.ts';

/** How people log in. */
const authMethods = ['password', 'google'] as const;
export type AuthMethod = (typeof authMethods)[number];

const CODE = /^(\d{6}|[A-Z2-7]{10})$/;

/** Six digits of the authenticator, or a recovery code in any spelling. */
export const secondFactorCodeSchema = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'code.required').regex(CODE, 'code.invalid'));

/** Proof of identity within a session: the second factor, or else the password. */
export const identityProofSchema = z.union([
  z.object({ code: secondFactorCodeSchema }),
  z.object({ password: z.string().min(1).max(PASSWORD_MAX) }),
]);
export type IdentityProof = z.input<typeof identityProofSchema>;

/** A login event, reported by the browser. */
export const loginEventSchema = z.strictObject({
  auth_method: z.enum(authMethods),
});

/** Display preferences of an account; those left out stay as they are. */
export const screenPreferencesSchema = z.strictObject({
  sounds_muted: z.boolean().optional(),
  /** Every text a quarter larger. */
  larger_text: z.boolean().optional(),
});
export type ScreenPreferences = z.infer<typeof screenPreferencesSchema>;

/** The caller's account. */
export const accountSchema = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string(),
  activated: z.boolean(),
  authorities: z.array(z.string()),
  active_role: roleSchema,
  sounds_muted: z.boolean().nullable(),
  larger_text: z.boolean(),
  /** Whether the account proves its identity with a code of the second factor instead of the password. */
  second_factor: z.boolean(),
  /** False for an account created with Google that has set no password yet. */
  has_password: z.boolean(),
  /** Whether the DNI is known; without it the registration has to be completed first. */
  has_id_number: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;
