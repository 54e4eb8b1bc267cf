import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Circuit } from './circuit.ts';
import {
  type Channel,
  type MailSender,
  MessageRefused,
  ProviderDown,
  type PushSender,
  type WhatsAppSender,
} from './message.ts';
import { type OutboundRow, outboxRepository } from './outbox.repository.ts';
import { outboxTriesRepository } from './outbox-tries.repository.ts';
import { outboxWaitsRepository } from './outbox-waits.repository.ts';

export type Senders = { email: MailSender; whatsapp: WhatsAppSender; push: PushSender };

type Sending = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  senders: Senders;
  circuits: Record<Channel, Circuit>;
  keepsText: (channel: Channel) => boolean;
  /** Queues another attempt after some time. */
  later: (id: string, waitMs: number) => Promise<void>;
};

const TOO_LATE = 'too late to be of use';

/** Sends a message that is not sent yet; throws if it has to be tried again. */
export async function sendStored(sending: Sending, id: string): Promise<void> {
  const tries = outboxTriesRepository(sending.database);
  const message = await tries.claim(id);
  if (!message) return requireEnded(await outboxRepository(sending.database).findById(id));
  const now = sending.clock.now();
  if (message.not_after && message.not_after <= now)
    return outboxWaitsRepository(sending.database).giveUp(id, TOO_LATE);
  const waitMs = sending.circuits[message.channel].waitMs();
  if (waitMs !== undefined) return wait(sending, id, waitMs);
  const handed = await handOver(sending, message);
  if ('failure' in handed) return afterFailure(sending, message, handed.failure);
  const { clock } = sending;
  const keepsText = sending.keepsText(message.channel);
  await tries.markAccepted(id, clock.now(), { keepsText, providerId: handed.providerId });
}

/** Fails, so that the job is repeated, if another node is sending the message and may die. */
function requireEnded(message: OutboundRow | undefined) {
  if (message && message.status !== 'ACCEPTED' && !message.dead_at)
    throw new Error('the message is being sent');
}

/** Waiting for a failing provider does not count as an attempt. */
async function wait({ database, later }: Sending, id: string, waitMs: number): Promise<void> {
  await outboxWaitsRepository(database).putBack(id, 'waits for its provider');
  await later(id, waitMs);
}

type Handed = { providerId: string | undefined } | { failure: Error };

/** Passes a message to its provider, and reports the result to the circuit. */
async function handOver({ circuits, senders }: Sending, row: OutboundRow): Promise<Handed> {
  const circuit = circuits[row.channel];
  try {
    const providerId = await sendBy(senders, row);
    circuit.worked();
    return { providerId };
  } catch (error) {
    if (error instanceof ProviderDown) circuit.failed();
    else circuit.worked();
    return { failure: error as Error };
  }
}

async function afterFailure(sending: Sending, row: OutboundRow, failure: Error): Promise<void> {
  const { circuits, database, log } = sending;
  const { id, channel } = row;
  const circuit = circuits[channel];
  const waitMs = circuit.isOpen() && failure instanceof ProviderDown ? circuit.waitMs() : undefined;
  if (waitMs !== undefined) return wait(sending, id, waitMs);
  const isFinal = failure instanceof MessageRefused;
  const failed = await outboxTriesRepository(database).markFailed(id, failure.message, { isFinal });
  if (!failed) return;
  if (!failed.dead_at) throw failure;
  // The provider's text may contain addresses, so it is kept only in the row.
  log.error({ messageId: id, channel }, 'message given up');
}

function sendBy({ email, push, whatsapp }: Senders, row: OutboundRow): Promise<string | undefined> {
  const { id, channel, recipient: to, body_text: text, approved_template: template } = row;
  if (channel === 'push') return push.send({ to, text }, id, row.not_after ?? undefined);
  if (template) return whatsapp.send({ to, text, template }, id);
  const { subject, body_html: html, calendar } = row;
  return email.send(
    { to, subject: subject ?? '', text, html: html ?? '', calendar: calendar ?? undefined },
    id,
  );
}
