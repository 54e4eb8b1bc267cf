/** What a desktop notification can do in this browser. */
export type NotificationSupport = 'mobile' | 'unsupported' | NotificationPermission;

const isMobile = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** Phones are never asked; old desktop browsers have no support; otherwise the person's permission. */
export function notificationSupport(): NotificationSupport {
  if (isMobile()) return 'mobile';
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks for permission; call it from a click. Returns the outcome, for the screen to show. */
export async function askForNotifications(): Promise<NotificationSupport> {
  const support = notificationSupport();
  return support === 'default' ? Notification.requestPermission() : support;
}

/**
 * Shows a desktop notification if allowed; never with clinical text. That of a call stays until it is seen,
 * since it would otherwise be gone before the person is back at the desk.
 */
export function notifyDesktop(
  title: string,
  { isCall = false }: { isCall?: boolean } = {},
): Notification | null {
  if (notificationSupport() !== 'granted') return null;
  return new Notification(title, {
    lang: 'es-AR',
    icon: '/favicon.svg',
    requireInteraction: isCall,
  });
}
