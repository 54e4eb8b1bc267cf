import type { StaffDelivery, StaffDeliveryState } from '@app/contract/messages';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../messages.refusals.ts';
import type { Messages } from '../messages.ts';
import { maskedAddress, withoutAddresses } from './masked.ts';
import { outgoingRepository } from './outgoing.repository.ts';

type OutgoingRow = Awaited<ReturnType<ReturnType<typeof outgoingRepository>['page']>>[number];

/** Outgoing messages, newest first, without text or names. */
export async function listStaffDeliveries(
  { database }: Messages,
  { state, after }: { state?: StaffDeliveryState | undefined; after?: string | undefined },
): Promise<{ data: StaffDelivery[]; next: string | null }> {
  const rows = await outgoingRepository(database).page(state, pageEndOf(after, 'instant'));
  const { data, next } = pageOf(rows, ({ sort_key: key, id }) => ({ key, id }));
  return { data: data.map(presentOutgoing), next };
}

/** Sends an unsent message again, under its own key. */
export async function retryDelivery(
  { clock, database, outbox }: Messages,
  actor: Actor,
  id: string,
): Promise<void> {
  requireStepUp(actor, clock.now());
  if (!(await outgoingRepository(database).find(id))) throw refuse('messages.not-found');
  await database.transaction().execute(async (transaction) => {
    if (!(await outbox.retry(transaction, id))) throw refuse('messages.not-to-retry');
    await recordAudit(transaction, actor, {
      type: 'message.retry',
      action: 'E',
      purpose: 'HOPERAT',
      entity_type: 'outbound_message',
      entity_id: id,
    });
  });
}

const presentOutgoing = (row: OutgoingRow): StaffDelivery => ({
  id: row.id,
  template: row.template,
  initials: row.first_name && row.last_name ? initialsOf(row.first_name, row.last_name) : null,
  address: maskedAddress(row.recipient),
  type: row.channel,
  state: row.dead_at ? 'DEAD' : row.status,
  tries: row.attempts,
  error: row.last_error && withoutAddresses(row.last_error),
  creationDate: row.created_at.toISOString(),
});

const initialsOf = (...names: string[]): string =>
  names.map((name) => `${[...name][0] ?? ''}.`.toUpperCase()).join(' ');
