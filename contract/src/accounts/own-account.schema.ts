import { z } from 'zod';
import { PASSWORD_MAX } from './accounts.limits.ts';
import { roleSchema } from './accounts.schema.ts';

/** How people log in. */
const authMethods = ['password', 'google'] as const;
export type AuthMethod = (typeof authMethods)[number];

const CODE = /^(\d{6}|[A-Z2-7]{10})$/;

/** Six digits of the telephone, or a recovery code however it was typed. */
export const secondFactorCodeSchema = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'code.required').regex(CODE, 'code.invalid'));

/** What proves who somebody is within a session: the second factor, or the password where there is none. */
export const identityProofSchema = z.union([
  z.object({ code: secondFactorCodeSchema }),
  z.object({ password: z.string().min(1).max(PASSWORD_MAX) }),
]);
export type IdentityProof = z.input<typeof identityProofSchema>;

/** What a browser says of a login that it has just finished. */
export const loginEventSchema = z.strictObject({
  auth_method: z.enum(authMethods),
});

/** The session as its own account sees it. */
export const accountSchema = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string(),
  activated: z.boolean(),
  authorities: z.array(z.string()),
  active_role: roleSchema,
  sounds_muted: z.boolean().nullable(),
  /** Whether an act that needs a proof asks for a code. */
  second_factor: z.boolean(),
  /** Whether there is a password to ask for: who came by Google may have none. */
  has_password: z.boolean(),
  /** Whether the DNI is known: who has none completes the registration first. */
  has_id_number: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;
