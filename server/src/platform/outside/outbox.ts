import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Circuit, type CircuitState, createCircuit } from './circuit.ts';
import type { Channel, Mail, OutgoingMessage, Timing } from './message.ts';
import { outboxRepository } from './outbox.repository.ts';
import { outboxForgetsRepository } from './outbox-forgets.repository.ts';
import { outboxReachedRepository, type Told } from './outbox-reached.repository.ts';
import { outboxTriesRepository } from './outbox-tries.repository.ts';
import { type Senders, sendStored } from './send-stored.ts';

/**
 * Outgoing messages: stored in the transaction, sent afterwards, at least once, and given up after five
 * attempts (requirement: outbox).
 */
export type Outbox = {
  /** Returns the id of the message, for following its delivery. */
  send: (
    transaction: DatabaseTransaction,
    message: OutgoingMessage,
    timing?: Timing,
  ) => Promise<string>;
  sendMail: (transaction: DatabaseTransaction, mail: Mail, timing?: Timing) => Promise<string>;
  /** Sends an unsent message again, under the same key; `false` if it was sent or is being sent now. */
  retry: (transaction: DatabaseTransaction, id: string) => Promise<boolean>;
  /** Removes recipients from messages; those still waiting are delivered first. */
  forgetRecipients: (transaction: DatabaseTransaction, recipients: string[]) => Promise<void>;
  /** Applies a provider's later report about a message; repeated and unknown reports change nothing. */
  hear: (told: Told) => Promise<void>;
  /** The state of each provider, as this node sees it. */
  providers: () => ({ channel: Channel } & CircuitState)[];
};

const QUEUE = 'outbound-message';

type Sending = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  jobs: Jobs;
  senders: Senders;
  /** Whether sent messages of a channel keep their text, for the development mailbox. */
  keepsText: (channel: Channel) => boolean;
};

export function createOutbox({ jobs, ...sending }: Sending): Outbox {
  const { clock, database, keepsText } = sending;
  const circuits: Record<Channel, Circuit> = {
    email: createCircuit(clock),
    whatsapp: createCircuit(clock),
    push: createCircuit(clock),
  };
  const enqueue = (transaction: DatabaseTransaction, id: string, waitMs = 0) =>
    jobs.enqueue(transaction, QUEUE, { id }, { afterSeconds: Math.ceil(waitMs / 1000) });
  const later = (id: string, waitMs: number) =>
    database.transaction().execute((transaction) => enqueue(transaction, id, waitMs));
  jobs.register(QUEUE, ({ id }) => sendStored({ ...sending, circuits, later }, String(id)));
  const send: Outbox['send'] = async (transaction, message, { notBefore, notAfter } = {}) => {
    const id = newId();
    const columns = columnsOf(message);
    await outboxRepository(transaction).insert({ id, not_after: notAfter ?? null, ...columns });
    const waitMs = notBefore ? notBefore.getTime() - clock.now().getTime() : 0;
    await enqueue(transaction, id, Math.max(0, waitMs));
    return id;
  };
  return {
    send,
    sendMail: (transaction, mail, timing) =>
      send(transaction, { channel: 'email', ...mail }, timing),
    retry: async (transaction, id) => {
      if (!(await outboxTriesRepository(transaction).renew(id))) return false;
      await enqueue(transaction, id);
      return true;
    },
    forgetRecipients: async (transaction, recipients) => {
      await outboxForgetsRepository(transaction).forget(recipients);
    },
    hear: (told) =>
      outboxReachedRepository(database).raise(told, {
        at: clock.now(),
        keepsText: keepsText(told.channel),
      }),
    providers: () => channels.map((channel) => ({ channel, ...circuits[channel].read() })),
  };
}

/**
 * Whether the development mailbox shows the text of what was sent: not of what really left, since a copy of its links
 * would open accounts.
 */
export const keepsTextOf =
  ({ NODE_ENV, SMTP_URL, WHATSAPP_TOKEN }: Config) =>
  (channel: Channel): boolean =>
    NODE_ENV !== 'production' &&
    !{ email: SMTP_URL, whatsapp: WHATSAPP_TOKEN, push: undefined }[channel];

const channels = ['email', 'whatsapp', 'push'] as const satisfies Channel[];

function columnsOf(message: OutgoingMessage) {
  const { channel, to: recipient, text: body_text } = message;
  const common = { channel, recipient, body_text };
  if (message.channel === 'push') return common;
  if (message.channel === 'whatsapp') return { ...common, approved_template: message.template };
  const { subject, html: body_html, calendar = null } = message;
  return { ...common, subject, body_html, calendar };
}
