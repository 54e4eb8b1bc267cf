/** What a desktop notification can do in this browser. */
export type NotificationSupport = 'mobile' | 'unsupported' | NotificationPermission;

const isMobile = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** Phones are skipped; an old desktop browser has none; else what the person allowed. */
export function notificationSupport(): NotificationSupport {
  if (isMobile()) return 'mobile';
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks for permission after a press; tells the caller what came of it, so that it can be said. */
export async function askForNotifications(): Promise<NotificationSupport> {
  const support = notificationSupport();
  return support === 'default' ? Notification.requestPermission() : support;
}

/** Shows a desktop notification where it is allowed; never one with clinical text. */
export function notifyDesktop(title: string, body?: string): Notification | null {
  if (notificationSupport() !== 'granted') return null;
  return new Notification(title, { lang: 'es-AR', icon: '/favicon.svg', ...(body && { body }) });
}
