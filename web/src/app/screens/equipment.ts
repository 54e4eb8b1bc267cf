import { CONNECTION_TEST_VALID_HOURS } from '@app/contract/video-call';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { isMarked, mark, unmark } from '../../lib/device/device-mark.ts';
import { useNavigationState } from '../../lib/navigation-state.ts';
import type { Device } from '../../video-call/index.ts';

/** Equipment for a call, kept in the state of the history entry: not in its address. */
export type Equipment = { [device in Device]: boolean } & {
  /** The microphone was heard when it was tried. */
  isHeard: boolean;
};

const WITHOUT_CAMERA = { name: 'camara', value: 'no' };

/**
 * Remembers on this device whether a call is entered with the camera: what was chosen in one window holds in every
 * other (requirement: camera as chosen).
 */
export const rememberCamera = (isWanted: boolean): void =>
  isWanted ? unmark(WITHOUT_CAMERA) : mark(WITHOUT_CAMERA, CONNECTION_TEST_VALID_HOURS * 3_600);

const chosenSchema = z.object({
  camera: z.boolean().optional(),
  microphone: z.boolean().optional(),
  isHeard: z.boolean().optional(),
});

/** The part of the equipment that was chosen; the rest is on. */
export type ChosenEquipment = z.output<typeof chosenSchema>;

/** Everything, unless something else was chosen: here, or no camera in another window. */
export const equipmentOf = ({
  camera = !isMarked(WITHOUT_CAMERA),
  microphone = true,
  isHeard = true,
}: ChosenEquipment): Equipment => ({ camera, microphone, isHeard });

/** What was chosen in this history entry, and how to choose more. */
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
