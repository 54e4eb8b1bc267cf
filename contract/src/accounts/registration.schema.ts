import { z } from 'zod';
import { typedText } from '../kernel/index.ts';
import { dniSchema, emailSchema, passwordSchema, registeredRoles } from './accounts.schema.ts';

/** A person's own registration. Any other identity field that the client sends is ignored. */
export const registrationSchema = z.object({
  active_role: z.enum(registeredRoles),
  email: emailSchema,
  id_number: dniSchema,
  password: passwordSchema,
  alias: typedText(60).nullish(),
  username: z.string().optional(),
  method_auth: z.string().optional(),
  number_auth: z.string().nullish(),
  authorities: z.array(z.string()).optional(),
});

/** Registration through a provider. Everything but the ticket and the DNI is ignored. */
export const socialRegistrationSchema = z.object({
  authProvider: z.literal('Google'),
  id_token: z.string().min(20).max(100),
  idNumber: dniSchema,
  authorities: z.array(z.string()).optional(),
  email: z.string().optional(),
  login: z.string().optional(),
  password: z.string().optional(),
});

/**
 * Completes an account without DNI; the account comes from the session alone
 * (requirement: subject from the session).
 */
export const completeRegistrationSchema = z.object({
  id_number: dniSchema,
  active_role: z.string().optional(),
  method_auth: z.string().optional(),
  number_auth: z.string().nullish(),
  auth_number: z.string().nullish(),
});

export const keySchema = z.string().min(20).max(100);
