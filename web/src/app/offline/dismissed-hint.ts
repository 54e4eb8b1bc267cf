import { isMarked, mark } from '../../lib/device/device-mark.ts';

const DISMISSED = { name: 'instalar', value: 'no' };
const YEAR_SECONDS = 31_536_000;

/** Whether the offer to install was dismissed on this device. */
export const isHintDismissed = (): boolean => isMarked(DISMISSED);

/** Stops the offer on this device for a year. */
export const dismissHint = (): void => mark(DISMISSED, YEAR_SECONDS);
