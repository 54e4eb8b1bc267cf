import { TOTP_DIGITS } from '@app/contract/accounts';
import { secondFactorMails } from '../account-mails.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { checkGuess } from '../login/check-guess.ts';
import type { FactorOwner } from './second-factor.ts';
import { stepOfCode } from './totp.ts';

/** Where a code is entered; each place has its own limit, so strangers at the login do not use up the others. */
export type CodeGiver = 'login' | 'known-browser' | 'session';

/** Whose code it is, and the address that learns of a recovery code. */
type CodeOwner = Pick<FactorOwner, 'accountId' | 'email'>;

/**
 * Uses a code of the second factor, or a recovery code. A code works once, and only within one step of its own;
 * after five attempts in 15 minutes even a correct one has to wait (requirement: counted tries).
 */
export async function proveCode(
  context: Accounts,
  owner: CodeOwner,
  code: string,
  giver: CodeGiver,
): Promise<void> {
  const use = code.length === TOTP_DIGITS ? useTimeCode : useRecoveryCode;
  const isRight = await checkGuess(context, `second-factor:${giver}:${owner.accountId}`, () =>
    use(context, owner, code),
  );
  if (!isRight) throw refuse('accounts.wrong-code', 'El código no es correcto.');
}

async function useTimeCode(
  { factors, box, clock }: Accounts,
  { accountId }: CodeOwner,
  code: string,
): Promise<boolean> {
  const factor = await factors.find(accountId);
  if (!factor?.confirmed_at) return false;
  const step = stepOfCode(box.open(factor.secret_box, accountId), code, clock.now());
  return step !== undefined && (await factors.useStep(accountId, step)) !== undefined;
}

/** Uses a recovery code and tells the owner: whoever found the list needs no telephone. */
const useRecoveryCode = (
  context: Accounts,
  { accountId, email }: CodeOwner,
  code: string,
): Promise<boolean> =>
  context.database.transaction().execute(async (transaction) => {
    const { recoveryCodes } = context.inTransaction(transaction);
    const hash = context.box.digest(code, accountId);
    if (!(await recoveryCodes.use(accountId, hash, context.clock.now()))) return false;
    const left = await recoveryCodes.countLeft(accountId);
    await context.sendMail(transaction, secondFactorMails(context).recoveryCodeUsed(email, left));
    return true;
  });
