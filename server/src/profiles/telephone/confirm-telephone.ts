import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '@app/contract/kernel';
import {
  TELEPHONE_CODE_MINUTES,
  TELEPHONE_CODE_TRIES,
  TELEPHONE_CODES_PER_HOUR,
} from '@app/contract/profiles';
import { requireAllowed } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { profileWritesRepository } from '../profile-writes.repository.ts';
import { refuse } from '../profiles.refusals.ts';
import { profilesRepository } from '../profiles.repository.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { CODE_TEMPLATE, telephoneCopy as copy } from './telephone.copy.ts';
import { telephoneCodesRepository } from './telephone-codes.repository.ts';
import { endingOf } from './telephone-mail.ts';
import { whatsAppOfPerson } from './whatsapp-reach.ts';

const HOURLY = { max: TELEPHONE_CODES_PER_HOUR, minutes: 60 };
const CODES = 1_000_000;

const newCode = (): string => String(randomInt(CODES)).padStart(6, '0');

/** Sends a code to the caller's telephone, the only WhatsApp message that an unconfirmed telephone gets. */
export async function askTelephoneCode(context: ProfilesContext, { accountId }: Actor) {
  const { number, telephone } = await telephoneToConfirm(context, accountId);
  await requireAllowed(context.accounts, `telephone-code:account:${accountId}`, HOURLY);
  await requireAllowed(context.accounts, `telephone-code:number:${number}`, HOURLY);
  const code = newCode();
  const expiresAt = new Date(context.clock.now().getTime() + TELEPHONE_CODE_MINUTES * MINUTE_MS);
  await context.database.transaction().execute(async (transaction) => {
    await telephoneCodesRepository(transaction).replace({
      account_id: accountId,
      phone_number: number,
      code_hash: context.accounts.box.digest(code, accountId),
      expires_at: expiresAt,
    });
    const template = { ...CODE_TEMPLATE, variables: [code], copiedCode: code };
    await context.outbox.send(
      transaction,
      { channel: 'whatsapp', to: telephone, text: copy.code(code), template },
      { notAfter: expiresAt },
    );
  });
  return { ending: endingOf(number), expiresDate: expiresAt.toISOString() };
}

async function telephoneToConfirm(context: ProfilesContext, accountId: string) {
  const person = await profilesRepository(context.database).findPersonOfAccount(accountId);
  const { reach, telephone } = await whatsAppOfPerson(context, person);
  if (reach !== 'UNCONFIRMED' || !telephone || !person?.phone_number)
    throw refuse('profiles.telephone-not-to-confirm');
  return { number: person.phone_number, telephone };
}

/** Confirms the caller's telephone with its code; each guess is counted before it is checked. */
export async function confirmTelephone(
  { accounts, clock, database }: ProfilesContext,
  actor: Actor,
  guess: string,
): Promise<void> {
  const { accountId } = actor;
  const now = clock.now();
  const sent = await telephoneCodesRepository(database).countGuess(
    accountId,
    now,
    TELEPHONE_CODE_TRIES,
  );
  const isRight = sent?.code_hash.equals(accounts.box.digest(guess, accountId));
  if (!sent || !isRight) throw refuse('profiles.telephone-code-invalid');
  await database.transaction().execute(async (transaction) => {
    const person = await profileWritesRepository(transaction).lockPersonOfAccount(accountId);
    const codes = telephoneCodesRepository(transaction);
    if (person?.phone_number !== sent.phone_number || !(await codes.use(accountId, sent.code_hash)))
      throw refuse('profiles.telephone-code-invalid');
    await codes.confirm({
      account_id: accountId,
      phone_number: sent.phone_number,
      confirmed_at: now,
    });
    await recordAudit(transaction, actor, {
      type: 'profile.telephone-confirmed',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'person',
      entity_id: person.id,
    });
  });
}
