import type { Database } from '../../platform/database/database.ts';
import type { PushSender } from '../../platform/outside/message.ts';
import { SubscriptionGone, type WebPush } from '../../platform/outside/push/web-push.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Passes pushes to the push service of their device; a device that no longer exists there is deleted here. */
export const pushSender = (database: Database, webPush: WebPush): PushSender => ({
  send: async ({ to, text }, key, until) => {
    const subscriptions = pushSubscriptionsRepository(database);
    const target = await subscriptions.find(to);
    if (!target) throw new SubscriptionGone('the device was removed');
    try {
      return await webPush(target, { text, key, until });
    } catch (error) {
      if (error instanceof SubscriptionGone) await subscriptions.remove(to);
      throw error;
    }
  },
  close: () => {},
});
