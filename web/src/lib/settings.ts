const meta = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;

/** Name of the installation, written into the page by the server. */
export const brandName = (): string => meta('cercana-brand') ?? 'Cercana';

/** Whether pages for developers are offered: in development, or if the server says so. */
export const isDevelopment = (): boolean => import.meta.env.DEV || meta('cercana-dev') === 'true';

/** Whether login and sign-up offer Google, written into the page by the server. */
export const hasGoogle = (): boolean => meta('cercana-google') === 'true';

/** Whether the installation lets patients book, written into the page by the server. */
export const hasBooking = (): boolean => meta('cercana-booking') === 'true';

/** Version of this page, written into page and worker by the server. */
export const pageVersion = (): string | null => meta('cercana-version');

/** Whether this is the page kept for offline use (`web/worker`). */
export const isKeptPage = (): boolean => meta('cercana-offline') === 'true';

/** E-mail of support, written into the page by the server. */
export const supportEmail = (): string => meta('cercana-support') ?? 'soporte@cercana.test';

/** The telephone of support, if the clinic has one. */
export const supportPhone = (): string => meta('cercana-support-phone') ?? '';

/** Hours of support: 'lunes a viernes de 9 a 18'. */
export const supportHours = (): string => meta('cercana-support-hours') ?? '';

/** Texts that the clinic changed, by kind, written into the page by the server. */
export function changedContents(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(meta('cercana-contents') ?? '{}');
  } catch {
    return {};
  }
}
