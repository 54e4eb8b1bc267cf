export type { NotificationRow } from './notifications.repository.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export type { Reach } from './notifications-context.ts';
export { startForgettingDevices } from './push/forget-devices.ts';
export { pushSender } from './push/push-sender.ts';
export { startTakingOver } from './take-over.ts';
