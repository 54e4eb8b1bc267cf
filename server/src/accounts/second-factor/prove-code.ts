import { TOTP_DIGITS } from '@app/contract/accounts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { checkGuess } from '../login/check-guess.ts';
import { stepOfCode } from './totp.ts';

/** Where a code is entered; each place has its own limit, so strangers at the login do not use up the others. */
export type CodeGiver = 'login' | 'known-browser' | 'session';

/**
 * Uses a code of the second factor, or a recovery code. A code works once, and only within one step of its own;
 * after five attempts in 15 minutes even a correct one has to wait (requirement: counted tries).
 */
export async function proveCode(
  context: Accounts,
  accountId: string,
  code: string,
  giver: CodeGiver,
): Promise<void> {
  const use = code.length === TOTP_DIGITS ? useTimeCode : useRecoveryCode;
  const isRight = await checkGuess(context, `second-factor:${giver}:${accountId}`, () =>
    use(context, accountId, code),
  );
  if (!isRight) throw refuse('accounts.wrong-code', 'El código no es correcto.');
}

async function useTimeCode(
  { factors, box, clock }: Accounts,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factor = await factors.find(accountId);
  if (!factor?.confirmed_at) return false;
  const step = stepOfCode(box.open(factor.secret_box, accountId), code, clock.now());
  return step !== undefined && (await factors.useStep(accountId, step)) !== undefined;
}

const useRecoveryCode = async (
  { recoveryCodes, box, clock }: Accounts,
  accountId: string,
  code: string,
): Promise<boolean> =>
  (await recoveryCodes.use(accountId, box.digest(code, accountId), clock.now())) !== undefined;
