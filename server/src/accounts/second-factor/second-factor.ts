import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES, type Role } from '@app/contract/accounts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { secondFactorMails } from '../account-mails.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { checkGuess } from '../login/check-guess.ts';
import { enrolmentUri, newSeed, stepOfCode } from './totp.ts';

/** The owner of a second factor: the actor of a session, or of a login that waits for it. */
export type FactorOwner = Pick<Actor, 'accountId' | 'sessionId' | 'email' | 'role' | 'requestId'>;

/** Whether a role cannot log in without a second factor (requirement: second factor). */
export const needsSecondFactor = ({ config }: Pick<Accounts, 'config'>, role: Role): boolean =>
  config.REQUIRE_SECOND_FACTOR && role !== 'PATIENT';

/** The account's second factor, as its owner sees it. */
export async function readSecondFactor(context: Accounts, { accountId, role }: FactorOwner) {
  const factor = await context.factors.find(accountId);
  return {
    enrolled: Boolean(factor?.confirmed_at),
    required: needsSecondFactor(context, role),
    recovery_codes_left: await context.recoveryCodes.countLeft(accountId),
  };
}

/** Starts enrolling with a new seed; it is not used until the first correct code. */
export async function beginEnrolment(context: Accounts, { accountId, email }: FactorOwner) {
  const secret = newSeed();
  const begun = await context.factors.begin(accountId, context.box.seal(secret, accountId));
  if (!begun) throw refuse('accounts.second-factor-exists');
  return { secret, uri: enrolmentUri(secret, context.config.BRAND_NAME, email) };
}

/** Enrols with the first correct code. Returns the recovery codes, which cannot be read again. */
export async function finishEnrolment(
  context: Accounts,
  owner: FactorOwner,
  code: string,
): Promise<string[]> {
  const { accountId, email } = owner;
  const factor = await context.factors.find(accountId);
  if (!factor || factor.confirmed_at) throw refuse('accounts.second-factor-missing');
  const now = context.clock.now();
  const step = stepOfCode(context.box.open(factor.secret_box, accountId), code, now);
  const bucket = `enrolment:account:${accountId}`;
  const isRight = await checkGuess(context, bucket, async () => step !== undefined);
  if (!isRight || step === undefined)
    throw refuse('accounts.wrong-code', 'El código no es correcto.');
  return context.database.transaction().execute(async (transaction) => {
    const { factors } = context.inTransaction(transaction);
    if (!(await factors.confirm(accountId, step, now)))
      throw refuse('accounts.second-factor-missing');
    await context.sendMail(transaction, secondFactorMails(context).on(email));
    await audit(transaction, owner, 'account.second-factor-enrolled', 'C');
    return replaceRecoveryCodes(context, transaction, accountId);
  });
}

/** Creates new recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(context: Accounts, owner: FactorOwner): Promise<string[]> {
  const factor = await context.factors.find(owner.accountId);
  if (!factor?.confirmed_at) throw refuse('accounts.second-factor-missing');
  return context.database.transaction().execute(async (transaction) => {
    await context.sendMail(
      transaction,
      secondFactorMails(context).recoveryCodesRenewed(owner.email),
    );
    await audit(transaction, owner, 'account.recovery-codes-renewed', 'U');
    return replaceRecoveryCodes(context, transaction, owner.accountId);
  });
}

/** Removes the second factor, unless the installation requires it. */
export async function removeSecondFactor(context: Accounts, owner: FactorOwner): Promise<void> {
  if (needsSecondFactor(context, owner.role)) throw refuse('accounts.second-factor-required');
  await context.database.transaction().execute(async (transaction) => {
    const { factors } = context.inTransaction(transaction);
    if (!(await factors.remove(owner.accountId))) throw refuse('accounts.second-factor-missing');
    await context.sendMail(transaction, secondFactorMails(context).off(owner.email));
    await audit(transaction, owner, 'account.second-factor-removed', 'D');
  });
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODE_LENGTH = 10;

/** Ten letters of 32 are 50 random bits; 32 divides 256, so every letter is as likely. */
const newCode = (): string =>
  [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

async function replaceRecoveryCodes(
  context: Accounts,
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = codes.map((code) => context.box.digest(code, accountId));
  await context.inTransaction(transaction).recoveryCodes.replace(accountId, hashes);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

const audit = (
  transaction: DatabaseTransaction,
  owner: FactorOwner,
  type: string,
  action: 'C' | 'U' | 'D',
) =>
  recordAudit(
    transaction,
    { ...owner, stepUpAt: null },
    {
      type,
      action,
      purpose: 'HOPERAT',
      entity_type: 'account',
      entity_id: owner.accountId,
    },
  );
