export { NotificationBell } from './notification-bell.tsx';
export { NotificationsScreen } from './notifications-screen.tsx';
