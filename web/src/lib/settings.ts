const meta = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;

/** The name under which the clinic runs the product: the server writes it into the page. */
export const brandName = (): string => meta('cercana-brand') ?? 'Cercana';

/** Whether pages for developers are offered: in development, or where the server says so. */
export const isDevelopment = (): boolean => import.meta.env.DEV || meta('cercana-dev') === 'true';

/** Whether login and signup offer Google: the server writes it into the page. */
export const hasGoogle = (): boolean => meta('cercana-google') === 'true';

/** Which version of the page this is: the server writes it into the page and into the worker. */
export const pageVersion = (): string | null => meta('cercana-version');

/** Whether this is the page that the device keeps for when there is no network (`web/worker`). */
export const isKeptPage = (): boolean => meta('cercana-offline') === 'true';

/** Where people write when they need help: the server writes it into the page. */
export const supportEmail = (): string => meta('cercana-support') ?? 'soporte@cercana.test';

/** The telephone of support, where the clinic has one. */
export const supportPhone = (): string => meta('cercana-support-phone') ?? '';

/** When support answers: 'lunes a viernes de 9 a 18'. */
export const supportHours = (): string => meta('cercana-support-hours') ?? '';
