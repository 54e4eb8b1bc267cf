import { CONNECTION_TEST_VALID_HOURS } from '@app/contract/video-call';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { isMarked, mark, unmark } from '../../lib/device/device-mark.ts';
import { useNavigationState } from '../../lib/navigation-state.ts';
import type { Device } from '../../video-call/index.ts';

/** Equipment for a call, kept in the state of the history entry, not in the address. */
export type Equipment = { [device in Device]: boolean } & {
  /** Whether the microphone picked up sound in the test. */
  isHeard: boolean;
};

const WITHOUT_CAMERA = { name: 'camara', value: 'no' };

/**
 * Remembers on this device whether to join calls with the camera; a choice in one window applies to all
 * (requirement: camera as chosen).
 */
export const rememberCamera = (isWanted: boolean): void =>
  isWanted ? unmark(WITHOUT_CAMERA) : mark(WITHOUT_CAMERA, CONNECTION_TEST_VALID_HOURS * 3_600);

const chosenSchema = z.object({
  camera: z.boolean().optional(),
  microphone: z.boolean().optional(),
  isHeard: z.boolean().optional(),
});

/** The equipment that was chosen; the rest is on. */
export type ChosenEquipment = z.output<typeof chosenSchema>;

/** Everything on, unless chosen otherwise here, or the camera was switched off in another window. */
export const equipmentOf = ({
  camera = !isMarked(WITHOUT_CAMERA),
  microphone = true,
  isHeard = true,
}: ChosenEquipment): Equipment => ({ camera, microphone, isHeard });

/** The choices of this history entry, and a function to add to them. */
export function useKeptEquipment() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const chosen: ChosenEquipment = useNavigationState(chosenSchema) ?? {};
  const keep = (more: ChosenEquipment): void => {
    if (more.camera !== undefined) rememberCamera(more.camera);
    const next = { ...chosen, ...more };
    if (JSON.stringify(next) === JSON.stringify(chosen)) return;
    void navigate({ search }, { replace: true, state: next });
  };
  return { chosen, equipment: equipmentOf(chosen), keep };
}
