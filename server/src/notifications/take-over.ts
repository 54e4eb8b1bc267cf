import { WHATSAPP_FAILURES } from '@app/contract/notifications';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { telephoneCopy } from './notifications.copy.ts';
import type { NotificationRow } from './notifications.repository.ts';
import type { Notifications } from './notifications.ts';
import { preferencesIn } from './preferences/preferences.ts';
import { newsMail } from './tell-outside.ts';
import { whatsAppNewsRepository } from './whatsapp-news.repository.ts';

const EVERY_MS = 15_000;
const AT_ONCE = 50;

type GivenUp = Awaited<
  ReturnType<ReturnType<typeof whatsAppNewsRepository>['takeGivenUp']>
>[number];

/**
 * Mails the news that WhatsApp gave up, to who chose no mail for them; everything is in the inbox anyway. After three
 * failures in a row the telephone has to be confirmed again (requirement: WhatsApp gives way).
 */
export async function takeOver(notifications: Notifications): Promise<void> {
  let taken: number;
  do taken = await takeOverSome(notifications);
  while (taken === AT_ONCE);
}

async function takeOverSome(notifications: Notifications): Promise<number> {
  const { database } = notifications.context;
  const { asked, count } = await database.transaction().execute(async (transaction) => {
    const givenUp = await whatsAppNewsRepository(transaction).takeGivenUp(AT_ONCE);
    const told: NotificationRow[] = [];
    for (const news of givenUp) {
      await mailInstead(notifications, transaction, news);
      const notice = await askAgain(notifications, transaction, news);
      if (notice) told.push(notice);
    }
    return { asked: told, count: givenUp.length };
  });
  for (const notice of asked) await notifications.push(notice);
  return count;
}

async function mailInstead(
  { context }: Notifications,
  transaction: DatabaseTransaction,
  { account_id, isOfNumber, kind, leads_to: leadsTo, message_id }: GivenUp,
): Promise<void> {
  await whatsAppNewsRepository(transaction).markTakenOver(message_id, isOfNumber);
  const chosen = await preferencesIn(transaction, account_id);
  if (chosen.email.includes(kind)) return;
  const mail = await newsMail(context, transaction, account_id, { kind, leadsTo });
  if (mail) await context.outbox.send(transaction, mail);
}

/** Takes the confirmation back from a telephone that failed three times in a row, and says so in the inbox. */
async function askAgain(
  notifications: Notifications,
  transaction: DatabaseTransaction,
  { account_id, message_id }: GivenUp,
): Promise<NotificationRow | undefined> {
  const news = whatsAppNewsRepository(transaction);
  const last = await news.lastOf(account_id, WHATSAPP_FAILURES);
  const hasFailed = last.length === WHATSAPP_FAILURES && last.every((s) => s === 'NUMBER_FAILED');
  if (!hasFailed) return undefined;
  await news.forgetFailures(account_id);
  await notifications.context.reach.doubtTelephone(transaction, account_id);
  await recordAudit(transaction, undefined, {
    type: 'telephone.doubted',
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'account',
    entity_id: account_id,
  });
  return notifications.add(transaction, {
    ...telephoneCopy,
    account_id,
    event: 'telephone.doubted',
    event_key: message_id,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
}

/** Safe on several nodes: each takes others. */
export const startTakingOver = (notifications: Notifications): Periodic =>
  periodically(notifications.context, EVERY_MS, 'mails instead of WhatsApp', () =>
    takeOver(notifications),
  );
