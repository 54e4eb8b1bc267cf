import { z } from 'zod';

/** Key of the second factor: as a URI for a QR code, and as text to type. */
export const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() });

/** Recovery codes, shown once, to log in without the telephone. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Whether an account has a second factor, must have one, and how many recovery codes are left. */
export const secondFactorSchema = z.object({
  enrolled: z.boolean(),
  required: z.boolean(),
  recovery_codes_left: z.number().int(),
});
