import { z } from 'zod';

/** What a telephone needs to make codes: a picture's address, and the key to type. */
export const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() });

/** Shown once: whoever lost the telephone gets in with one of these. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Whether an account has a second factor, must have one, and how many recovery codes are left. */
export const secondFactorSchema = z.object({
  enrolled: z.boolean(),
  required: z.boolean(),
  recovery_codes_left: z.number().int(),
});
