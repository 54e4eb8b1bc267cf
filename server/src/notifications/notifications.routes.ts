import { asList, asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/notifications';
import type { Route } from '../platform/http/route.ts';
import type { Notifications } from './notifications.ts';
import type { NotificationsContext } from './notifications-context.ts';
import { readPreferences, storePreferences } from './preferences/preferences.ts';
import {
  addPushSubscription,
  listPushDevices,
  removePushSubscription,
} from './push/push-subscriptions.ts';

export function notificationsRoutes(route: Route, notifications: Notifications) {
  route(contract.searchNotifications, async ({ actor, query }) =>
    asList(await notifications.search(actor, query.statuses, query.size, query.page)),
  );

  route(contract.countNotifications, async ({ actor, query }) =>
    asList([{ quantity: await notifications.count(actor, query.deliveryStatus) }]),
  );

  route(contract.updateNotifications, async ({ actor, body }) => {
    await notifications.markAll(actor, body.notificationDeliveries, body.status);
    return done;
  });

  route(contract.updateNotification, async ({ actor, params, body }) =>
    asOk(await notifications.mark(actor, params.id, body.status)),
  );

  channelRoutes(route, notifications.context);
}

function channelRoutes(route: Route, context: NotificationsContext) {
  route(contract.getPreferences, async ({ actor }) => asOk(await readPreferences(context, actor)));

  route(contract.setPreferences, async ({ actor, body }) => {
    await storePreferences(context, actor, body);
    return done;
  });

  route(contract.listPushDevices, async ({ actor }) => asOk(await listPushDevices(context, actor)));

  route(contract.addPushSubscription, async ({ actor, body }) => {
    await addPushSubscription(context, actor, body);
    return done;
  });

  route(contract.removePushSubscription, async ({ actor, params }) => {
    await removePushSubscription(context, actor, params.id);
    return done;
  });
}
