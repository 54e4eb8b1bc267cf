import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail, MailSender, OutgoingMessage, WhatsAppSender } from './message.ts';
import { type OutboundRow, outboxRepository } from './outbox.repository.ts';
import { outboxTriesRepository } from './outbox-tries.repository.ts';

/**
 * Outgoing messages: stored in the transaction, sent afterwards, at least once, and given up after five tries
 * (requirement: outbox).
 */
export type Outbox = {
  /** Returns the id of the message, by which its delivery is followed. */
  send: (transaction: DatabaseTransaction, message: OutgoingMessage) => Promise<string>;
  sendMail: (transaction: DatabaseTransaction, mail: Mail) => Promise<string>;
  /** Sends again what was not sent, under the same key; `false` where it was sent or is being sent now. */
  retry: (transaction: DatabaseTransaction, id: string) => Promise<boolean>;
};

type Senders = { email: MailSender; whatsapp: WhatsAppSender };

const QUEUE = 'outbound-message';

type Sending = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  senders: Senders;
  /** Whether sent messages keep their text: for the mailbox of development. */
  keepsText: boolean;
};

export function createOutbox({ jobs, ...sending }: Sending & { jobs: Jobs }): Outbox {
  jobs.register(QUEUE, ({ id }) => sendStored(sending, String(id)));
  const send: Outbox['send'] = async (transaction, message) => {
    const id = newId();
    await outboxRepository(transaction).insert({ id, ...columnsOf(message) });
    await jobs.enqueue(transaction, QUEUE, { id });
    return id;
  };
  return {
    send,
    sendMail: (transaction, mail) => send(transaction, { channel: 'email', ...mail }),
    retry: async (transaction, id) => {
      if (!(await outboxTriesRepository(transaction).renew(id))) return false;
      await jobs.enqueue(transaction, QUEUE, { id });
      return true;
    },
  };
}

/** Sends a message that is not sent yet; fails where it has to be tried again. */
async function sendStored({ database, clock, log, senders, keepsText }: Sending, id: string) {
  const tries = outboxTriesRepository(database);
  const message = await tries.claim(id);
  if (!message) return requireEnded(await outboxRepository(database).findById(id));
  let providerId: string | undefined;
  try {
    providerId = await handOver(senders, message);
  } catch (error) {
    const failed = await tries.markFailed(id, (error as Error).message);
    if (!failed?.dead_at) throw error;
    // The provider's words, which name addresses, stay in the row.
    log.error({ messageId: id, channel: message.channel }, 'message given up');
    return;
  }
  await tries.markAccepted(id, clock.now(), { keepsText, providerId });
}

/** Another node may die while it sends the message: then it is tried again. */
function requireEnded(message: OutboundRow | undefined) {
  if (message && message.status !== 'ACCEPTED' && !message.dead_at)
    throw new Error('the message is being sent');
}

function handOver({ email, whatsapp }: Senders, row: OutboundRow): Promise<string | undefined> {
  const { id, recipient: to, body_text: text, approved_template: template } = row;
  if (template) return whatsapp.send({ to, text, template }, id);
  const { subject, body_html: html, calendar } = row;
  return email.send(
    { to, subject: subject ?? '', text, html: html ?? '', calendar: calendar ?? undefined },
    id,
  );
}

function columnsOf(message: OutgoingMessage) {
  const { channel, to: recipient, text: body_text } = message;
  const common = { channel, recipient, body_text };
  if (message.channel === 'whatsapp') return { ...common, approved_template: message.template };
  const { subject, html: body_html, calendar = null } = message;
  return { ...common, subject, body_html, calendar };
}
