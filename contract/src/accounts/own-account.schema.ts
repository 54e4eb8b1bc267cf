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

/** Report of a login by the browser. */
export const loginEventSchema = z.strictObject({
  auth_method: z.enum(authMethods),
});

/** How the screens of an account are: those that are named change, the others stay. */
export const screenPreferencesSchema = z.strictObject({
  sounds_muted: z.boolean().optional(),
  /** Every text a quarter larger. */
  larger_text: z.boolean().optional(),
});
export type ScreenPreferences = z.infer<typeof screenPreferencesSchema>;

/** The account of the session. */
export const accountSchema = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string(),
  activated: z.boolean(),
  authorities: z.array(z.string()),
  active_role: roleSchema,
  sounds_muted: z.boolean().nullable(),
  larger_text: z.boolean(),
  /** Whether a proof of identity is a code. */
  second_factor: z.boolean(),
  /** Whether there is a password: accounts created by Google may have none. */
  has_password: z.boolean(),
  /** Whether the DNI is known; without it the registration has to be completed first. */
  has_id_number: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;
