import { asList, asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/notifications';
import type { Route } from '../platform/http/route.ts';
import type { Notifications } from './notifications.ts';

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
}
