/** Something small that this device remembers, without any name: what it is, and what was found or chosen. */
export type DeviceMark = { name: string; value: string };

/** Whether the mark was set, and has not run out. */
export const isMarked = ({ name, value }: DeviceMark): boolean =>
  document.cookie.split('; ').includes(`${name}=${value}`);

/**
 * Sets the mark for some seconds: a cookie, because logging out clears the browser's storage. Of every path: in Chromium
 * a page that was opened at the login and went on to the patient's screens reads the cookies of the login's.
 */
export function mark({ name, value }: DeviceMark, ageSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: telephones in use lack the Cookie Store API
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ageSeconds}; SameSite=Strict${secure}`;
}

/** Forgets the mark. */
export const unmark = (wanted: DeviceMark): void => mark(wanted, 0);
