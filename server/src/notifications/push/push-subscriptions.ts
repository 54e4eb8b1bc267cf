import type { NewPushSubscription, PushDevice } from '@app/contract/notifications';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import { isOfPushService } from '../../platform/outside/push/push-services.ts';
import { refuse } from '../notifications.refusals.ts';
import type { NotificationsContext } from '../notifications-context.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** The account's devices that get push messages, newest first. */
export async function listPushDevices(
  { database, pushPublicKey }: NotificationsContext,
  { accountId, sessionId }: Actor,
): Promise<{ publicKey: string; devices: PushDevice[] }> {
  const rows = await pushSubscriptionsRepository(database).list(accountId);
  const devices = rows.map(({ id, device, created_at, session_id }) => ({
    id,
    device,
    creationDate: created_at.toISOString(),
    isCurrent: session_id === sessionId,
  }));
  return { publicKey: pushPublicKey, devices };
}

/** Adds the browser of the session; beyond five devices the oldest is removed (requirement: known push services). */
export async function addPushSubscription(
  { config, database }: NotificationsContext,
  { accountId, sessionId }: Actor,
  { endpoint, keys }: NewPushSubscription,
): Promise<void> {
  if (!isOfPushService(endpoint, config.PUSH_SERVICES))
    throw refuse('notifications.push-service-unknown');
  await database.transaction().execute(async (transaction) => {
    const subscriptions = pushSubscriptionsRepository(transaction);
    // A session is one browser, whose subscription may have been renewed.
    await subscriptions.removeOfSession(sessionId);
    await subscriptions.upsert({
      id: newId(),
      account_id: accountId,
      session_id: sessionId,
      endpoint,
      ...keys,
    });
    await subscriptions.removeBeyond(accountId);
  });
}

export async function removePushSubscription(
  { database }: NotificationsContext,
  { accountId }: Actor,
  id: string,
): Promise<void> {
  const removed = await pushSubscriptionsRepository(database).removeOwn(accountId, id);
  if (!removed) throw refuse('notifications.device-not-found');
}
