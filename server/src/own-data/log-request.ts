import { addDays, type Day, dayOf, instantAt } from '@app/contract/kernel';
import {
  LOGGED_DAYS_BACK,
  type LoggedKind,
  type loggedRequestSchema,
} from '@app/contract/own-data';
import type { z } from 'zod';
import { composeMail } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import { clockOf } from './data-clock.ts';
import { requestLogged } from './own-data.copy.ts';
import { refuse } from './own-data.refusals.ts';
import type { OwnData } from './own-data-context.ts';

type Logged = z.output<typeof loggedRequestSchema>;
type Asker = { id: string; email: string; status: string };

const NOON_MINUTES = 12 * 60;

/**
 * Logs what a patient asked on paper or by telephone, as if asked online on the day it came in
 * (requirement: logged requests). The patient is notified.
 */
export async function logRequest(
  context: OwnData,
  actor: Actor,
  accountId: string,
  logged: Logged,
): Promise<{ requestId: string }> {
  const asker = await requireAsker(context, accountId);
  const asked = instantOf(context, logged.cameIn);
  const person = await context.profiles.findPersonOfAccount(accountId);
  const clock = logged.kind === 'PROBLEM' ? undefined : await clockOf(context, logged.kind, asked);
  const id = newId();
  const told = await context.database.transaction().execute(async (transaction) => {
    const opened = await context.requests.open(transaction, {
      id,
      kind: logged.kind,
      account_id: accountId,
      created_at: asked,
      ...(person && { person_id: person.id }),
      ...onceKey(logged.kind, person?.id ?? accountId),
      ...clock,
      details: { cameBy: logged.cameBy, text: logged.text || null },
    });
    if (!opened) throw refuse('own-data.already-asked');
    await recordAudit(transaction, actor, {
      type: 'request.logged',
      action: 'C',
      purpose: 'HOPERAT',
      patient_id: person?.id ?? null,
      entity_type: 'staff_request',
      entity_id: id,
      rule: logged.kind,
    });
    return tell(context, transaction, asker, id, requestLogged(logged, clock?.due_at));
  });
  await told();
  return { requestId: id };
}

/** A patient whose account is not pseudonymised; others are reported as not found. */
async function requireAsker({ accounts }: OwnData, accountId: string): Promise<Asker> {
  const account = await accounts.accounts.findById(accountId);
  const isPatient =
    account?.role === 'PATIENT' && (account.status === 'ACTIVE' || account.status === 'DISABLED');
  if (!isPatient) throw refuseKernel('request.not-found');
  return account;
}

/** When it came in: now, or at noon of a day in the last year. */
function instantOf({ clock }: OwnData, cameIn: Day): Date {
  const now = clock.now();
  const today = dayOf(now);
  if (cameIn === today) return now;
  if (cameIn > today || cameIn < addDays(today, -LOGGED_DAYS_BACK))
    throw refuse('own-data.day-impossible');
  return instantAt(cameIn, NOON_MINUTES);
}

/** A technical failure may be reported again; other requests are allowed one at a time (requirement: asked once). */
const onceKey = (kind: LoggedKind, about: string) =>
  kind === 'PROBLEM' ? {} : { once_key: `${kind} ${about} ` };

/** In the inbox, and by mail if the account is disabled and cannot open it. */
async function tell(
  { accounts, config, notifications }: OwnData,
  transaction: DatabaseTransaction,
  { id, email, status }: Asker,
  requestId: string,
  { subject, description }: ReturnType<typeof requestLogged>,
): Promise<() => Promise<void>> {
  if (status === 'DISABLED')
    await accounts.sendMail(
      transaction,
      composeMail({
        to: email,
        subject,
        paragraphs: [description],
        supportEmail: config.SUPPORT_EMAIL,
      }),
    );
  const row = await notifications.add(transaction, {
    account_id: id,
    event: 'request.logged',
    event_key: requestId,
    subject,
    description,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  return async () => {
    if (row) await notifications.push(row);
  };
}
