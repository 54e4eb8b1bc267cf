import { TOTP_DIGITS } from '@app/contract/accounts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { hearGuess } from '../login/hear-guess.ts';
import { stepOfCode } from './totp.ts';

/** From where a code is given: strangers at the login use up nothing of the other two. */
export type CodeGiver = 'login' | 'known-browser' | 'session';

/**
 * Uses up a code of the account's second factor, or a recovery code. A code counts once, its step or
 * one around it; after five tries in a quarter of an hour even a right one waits (requirement: counted tries).
 */
export async function proveCode(
  context: Accounts,
  accountId: string,
  code: string,
  giver: CodeGiver,
): Promise<void> {
  const use = code.length === TOTP_DIGITS ? useTimeCode : useRecoveryCode;
  const isRight = await hearGuess(context, `second-factor:${giver}:${accountId}`, () =>
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
