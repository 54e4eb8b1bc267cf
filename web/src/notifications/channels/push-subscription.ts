import { addPushSubscription, newPushSubscriptionSchema } from '@app/contract/notifications';
import { call } from '../../lib/server/call.ts';

/** Support for pushes in this browser; `home-screen`: an iPhone or iPad that needs the app installed first. */
export type PushSupport = 'possible' | 'home-screen' | 'none';

const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
const isInBrowserOfApple = (): boolean =>
  isApple() && (navigator as { standalone?: boolean }).standalone === false;

/** The worker that would receive pushes; none in development. */
const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator
    ? navigator.serviceWorker.getRegistration()
    : Promise.resolve(undefined);

export async function pushSupport(): Promise<PushSupport> {
  if (isInBrowserOfApple()) return 'home-screen';
  const registration = await worker();
  return registration && 'pushManager' in registration && 'Notification' in window
    ? 'possible'
    : 'none';
}

/** Asks for permission and subscribes this browser; call it from a click. `false` if not allowed. */
export async function allowPushes(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key of the installation would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const body = newPushSubscriptionSchema.parse(subscription.toJSON());
  await call(addPushSubscription, { body });
  return true;
}

/** Ends this browser's subscription, if there is one. */
export async function forgetPushes(): Promise<void> {
  const registration = await worker();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
