import {
  CALL_PUSH_SECONDS,
  kindOf,
  type PreferenceKind,
  type PushNotice,
} from '@app/contract/notifications';
import { composeMail } from '../accounts/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { OutgoingMessage, Timing, WhatsAppMessage } from '../platform/outside/message.ts';
import { outsideCopy as copy, NEWS_TEMPLATE } from './notifications.copy.ts';
import type { NotificationRow } from './notifications.repository.ts';
import type { NotificationsContext } from './notifications-context.ts';
import { preferencesIn } from './preferences/preferences.ts';
import { endOfQuiet } from './preferences/quiet-hours.ts';
import { pushSubscriptionsRepository } from './push/push-subscriptions.repository.ts';
import { whatsAppNewsRepository } from './whatsapp-news.repository.ts';

/** The words of a WhatsApp and its approved template; called only if one is sent. */
export type WriteWhatsApp = () => Promise<Pick<WhatsAppMessage, 'template' | 'text'>>;

/**
 * Sends a notification by the channels that the account chose, in the transaction of its event
 * (requirement: chosen channels).
 *
 * @param isUrgent it begins within two hours, so quiet hours do not delay it
 * @param leadsTo the screen that it opens
 * @param whatsApp writes what WhatsApp says instead of that there is something new
 */
export async function tellOutside(
  context: NotificationsContext,
  transaction: DatabaseTransaction,
  { account_id: accountId, event, id }: NotificationRow,
  {
    isUrgent,
    leadsTo,
    whatsApp,
  }: { isUrgent: boolean; leadsTo: string; whatsApp?: WriteWhatsApp | undefined },
): Promise<void> {
  const kind = kindOf(event);
  const chosen = await preferencesIn(transaction, accountId);
  const notBefore = isUrgent ? undefined : endOfQuiet(chosen.quiet, context.clock.now());
  const news = copy.news[kind];
  const send = sending(context, transaction, { notBefore });
  if (chosen.push.includes(kind))
    await push(context, transaction, accountId, {
      notice: newsPush(context, { body: news, path: leadsTo, id }),
      notBefore,
    });
  // Appointments send their own mails, with links and the calendar file.
  if (chosen.email.includes(kind) && kind !== 'APPOINTMENTS')
    await send(await newsMail(context, transaction, accountId, { kind, leadsTo }));
  if (!chosen.whatsapp.includes(kind)) return;
  const message = await newsWhatsApp(context, transaction, accountId, { leadsTo, whatsApp });
  if (!message) return;
  const message_id = await context.outbox.send(transaction, message, { notBefore });
  const row = { message_id, account_id: accountId, kind, leads_to: leadsTo };
  await whatsAppNewsRepository(transaction).insert(row);
}

/** Pushes a call to the patient's devices, whatever the account chose; the push is useless after a minute. */
export async function callDevices(
  context: NotificationsContext,
  { accountId, visitId, isGuard }: { accountId: string; visitId: string; isGuard: boolean },
): Promise<void> {
  const notice: PushNotice = {
    title: isGuard ? copy.calledInGuard : copy.calledForAppointment,
    body: copy.answer,
    path: '/paciente',
    tag: `call-${visitId}`,
    isCall: true,
  };
  const notAfter = new Date(context.clock.now().getTime() + CALL_PUSH_SECONDS * 1000);
  await context.database
    .transaction()
    .execute((transaction) => push(context, transaction, accountId, { notice, notAfter }));
}

const sending =
  ({ outbox }: NotificationsContext, transaction: DatabaseTransaction, timing: Timing) =>
  async (message: OutgoingMessage | undefined): Promise<void> => {
    if (message) await outbox.send(transaction, message, timing);
  };

async function push(
  context: NotificationsContext,
  transaction: DatabaseTransaction,
  accountId: string,
  { notice, ...timing }: Timing & { notice: PushNotice },
): Promise<void> {
  const devices = await pushSubscriptionsRepository(transaction).list(accountId);
  const send = sending(context, transaction, timing);
  const text = JSON.stringify(notice);
  for (const { id } of devices) await send({ channel: 'push', to: id, text });
}

const newsPush = (
  { config }: NotificationsContext,
  { id, ...news }: Pick<PushNotice, 'body' | 'path'> & { id: string },
): PushNotice => ({
  ...news,
  title: config.BRAND_NAME,
  tag: `news-${id}`,
  isCall: false,
});

export async function newsMail(
  { config, publicUrl, reach }: NotificationsContext,
  transaction: DatabaseTransaction,
  accountId: string,
  { kind, leadsTo }: { kind: PreferenceKind; leadsTo: string },
): Promise<OutgoingMessage | undefined> {
  const to = await reach.emailIn(transaction, accountId);
  if (!to) return undefined;
  const brand = config.BRAND_NAME;
  const mail = composeMail({
    to,
    subject: copy.subject(brand),
    paragraphs: copy.paragraphs(copy.news[kind], brand),
    link: { label: copy.open(brand), url: `${publicUrl}${leadsTo}` },
    supportEmail: config.SUPPORT_EMAIL,
  });
  return { channel: 'email', ...mail };
}

/** Only with the consent in force: after it is withdrawn, an earlier choice no longer counts. */
async function newsWhatsApp(
  { config, publicUrl, reach }: NotificationsContext,
  transaction: DatabaseTransaction,
  accountId: string,
  { leadsTo, whatsApp }: { leadsTo: string; whatsApp: WriteWhatsApp | undefined },
): Promise<OutgoingMessage | undefined> {
  const { reach: open, telephone: to } = await reach.whatsAppOf(transaction, accountId);
  if (open !== 'OPEN' || !to) return undefined;
  const [brand, link] = [config.BRAND_NAME, `${publicUrl}${leadsTo}`];
  if (whatsApp) return { channel: 'whatsapp', to, ...(await whatsApp()) };
  return {
    channel: 'whatsapp',
    to,
    text: copy.whatsApp(brand, link),
    template: { ...NEWS_TEMPLATE, variables: [brand, link] },
  };
}
