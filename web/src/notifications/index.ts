export { useReadPreferencesAgain } from './channels/channels.queries.ts';
export { DevicesCard } from './channels/devices-card.tsx';
export { PreferencesCard } from './channels/preferences-card.tsx';
export { PushOffer } from './channels/push-offer.tsx';
export { NotificationBell } from './notification-bell.tsx';
