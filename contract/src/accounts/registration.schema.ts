import { z } from 'zod';
import { typedText } from '../kernel/index.ts';
import { dniSchema, emailSchema, passwordSchema, registeredRoles } from './accounts.schema.ts';

/** Own registration (A 3). Identity fields of the client other than these are ignored (SR-04, SR-07). */
export const registrationSchema = z.object({
  active_role: z.enum(registeredRoles),
  email: emailSchema,
  id_number: dniSchema,
  password: passwordSchema,
  alias: typedText(60).optional(),
  username: z.string().optional(),
  method_auth: z.string().optional(),
  number_auth: z.string().nullish(),
  authorities: z.array(z.string()).optional(),
});

/** Registration of somebody whom a provider vouched for (A 3). All but ticket and DNI is ignored (A04). */
export const socialRegistrationSchema = z.object({
  authProvider: z.literal('Google'),
  id_token: z.string().min(20).max(100),
  idNumber: dniSchema,
  authorities: z.array(z.string()).optional(),
  email: z.string().optional(),
  login: z.string().optional(),
  password: z.string().optional(),
});

/** What an account without DNI still owes (A13); who it is comes from the session alone (SR-07). */
export const completeRegistrationSchema = z.object({
  id_number: dniSchema,
  active_role: z.string().optional(),
  method_auth: z.string().optional(),
  number_auth: z.string().nullish(),
  auth_number: z.string().nullish(),
});

export const keySchema = z.string().min(20).max(100);
