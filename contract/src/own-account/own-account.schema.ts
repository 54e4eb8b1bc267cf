import { z } from 'zod';
import { dniSchema, emailSchema, keySchema, PASSWORD_MAX } from '../accounts/index.ts';

export const ownAccountStates = [
  /** The holder may request it. */
  'NOT_ASKED',
  /** Staff has not answered yet. */
  'ASKED',
  /** Staff approved it: the link was mailed to the person. */
  'MAILED',
] as const;
export type OwnAccountState = (typeof ownAccountStates)[number];

/** Progress of the account for a member of 16 or more who has none. */
export const memberWithoutAccountSchema = z.object({
  memberId: z.string(),
  state: z.enum(ownAccountStates),
});
export type MemberWithoutAccount = z.infer<typeof memberWithoutAccountSchema>;

/** The e-mail of the person that the account is for. */
export const askOwnAccountSchema = z.strictObject({ email: emailSchema });

/** What the person opening the link types; it also accepts the terms, as in any registration. */
export const openOwnAccountSchema = z.strictObject({
  key: keySchema,
  id_number: dniSchema,
  newPassword: z.string().max(PASSWORD_MAX),
});
export type OpenOwnAccount = z.output<typeof openOwnAccountSchema>;
