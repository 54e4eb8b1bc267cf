import { z } from 'zod';
import { dniSchema, emailSchema, keySchema, PASSWORD_MAX } from '../accounts/index.ts';

export const ownAccountStates = [
  /** The holder may ask for it. */
  'NOT_ASKED',
  /** The staff has not answered yet. */
  'ASKED',
  /** The staff approved it: the link waits in the person's mailbox. */
  'MAILED',
] as const;
export type OwnAccountState = (typeof ownAccountStates)[number];

/** How the account of a member of 16 or more, who has none, stands. */
export const memberWithoutAccountSchema = z.object({
  memberId: z.string(),
  state: z.enum(ownAccountStates),
});
export type MemberWithoutAccount = z.infer<typeof memberWithoutAccountSchema>;

/** The e-mail of the person whom the account is for. */
export const askOwnAccountSchema = z.strictObject({ email: emailSchema });

/** What the person of the link types; the terms are accepted with it, as at any registration. */
export const openOwnAccountSchema = z.strictObject({
  key: keySchema,
  id_number: dniSchema,
  newPassword: z.string().max(PASSWORD_MAX),
});
export type OpenOwnAccount = z.output<typeof openOwnAccountSchema>;
