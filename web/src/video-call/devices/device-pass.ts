import { CONNECTION_TEST_VALID_HOURS } from '@app/contract/video-call';
import type { WantedDevices } from './devices.ts';

const NAME = 'equipo';

/** Whether camera and microphone passed on this device within the last day. */
export const isPassKept = (): boolean => document.cookie.split('; ').includes(`${NAME}=listo`);

/**
 * Remembers for a day that camera and microphone passed: a cookie, because logging out clears the browser's storage and
 * another device has other equipment. Of every path: a page that was opened at the login reads no others in Chromium.
 */
export function keepPass(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = CONNECTION_TEST_VALID_HOURS * 3_600;
  // biome-ignore lint/suspicious/noDocumentCookie: telephones in use lack the Cookie Store API
  document.cookie = `${NAME}=listo; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
}

/** Whether the browser opens the devices without asking. */
export async function opensUnasked({ camera }: WantedDevices): Promise<boolean> {
  try {
    const names = camera ? ['microphone', 'camera'] : ['microphone'];
    const answers = await Promise.all(
      names.map((name) => navigator.permissions.query({ name: name as PermissionName })),
    );
    return answers.every(({ state }) => state === 'granted');
  } catch {
    // The browser cannot tell, so it may ask.
    return false;
  }
}
