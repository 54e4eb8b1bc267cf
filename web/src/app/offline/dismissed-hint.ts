const NAME = 'instalar';
const YEAR_SECONDS = 31_536_000;

/** Whether the offer to install was dismissed on this device. */
export const isHintDismissed = (): boolean => document.cookie.split('; ').includes(`${NAME}=no`);

/**
 * A cookie, because logging out clears the browser's storage. Of every path: a page that was opened at the login reads no
 * others in Chromium.
 */
export function dismissHint(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: telephones in use lack the Cookie Store API
  document.cookie = `${NAME}=no; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict${secure}`;
}
