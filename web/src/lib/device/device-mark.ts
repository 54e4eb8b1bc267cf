/** A small value that this device remembers, without any name. */
export type DeviceMark = { name: string; value: string };

/** Whether the mark is set and has not expired. */
export const isMarked = ({ name, value }: DeviceMark): boolean =>
  document.cookie.split('; ').includes(`${name}=${value}`);

/**
 * Sets the mark for some seconds: a cookie, because logging out clears the browser's storage. With path `/`,
 * since in Chromium a page opened at the login and navigated further reads the cookies of the login's path.
 */
export function mark({ name, value }: DeviceMark, ageSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some phones lack the Cookie Store API
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ageSeconds}; SameSite=Strict${secure}`;
}

/** Removes the mark. */
export const unmark = (wanted: DeviceMark): void => mark(wanted, 0);
