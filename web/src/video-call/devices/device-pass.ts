import { CONNECTION_TEST_VALID_HOURS } from '@app/contract/video-call';
import { isMarked, mark } from '../../lib/device/device-mark.ts';
import type { WantedDevices } from './devices.ts';

const PASSED = { name: 'equipo', value: 'listo' };

/** Whether camera and microphone passed on this device within the last day. */
export const isPassKept = (): boolean => isMarked(PASSED);

/** Remembers for a day that camera and microphone passed; another device has other equipment. */
export const keepPass = (): void => mark(PASSED, CONNECTION_TEST_VALID_HOURS * 3_600);

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
