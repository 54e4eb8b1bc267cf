import { useLocation, useNavigate } from 'react-router';
import type { Device } from '../../video-call/index.ts';

/** What somebody goes into a call with: kept with the entry of this browser's history, in no address and no storage. */
export type Equipment = { [device in Device]: boolean } & {
  /** The microphone was heard when it was tried. */
  isHeard: boolean;
};

/** For who has not chosen otherwise. */
const EVERYTHING: Equipment = { camera: true, microphone: true, isHeard: true };

/** What was chosen on the way to this entry of the history. */
function equipmentIn(state: unknown): Equipment {
  const { camera, microphone, isHeard } = { ...EVERYTHING, ...(state as Partial<Equipment>) };
  return { camera, microphone, isHeard };
}

/** What this entry of the history was entered with, and how another choice replaces it. */
export function useKeptEquipment() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const equipment = equipmentIn(state);
  const keep = (chosen: Partial<Equipment>): void => {
    const next = equipmentIn({ ...equipment, ...chosen });
    if (JSON.stringify(next) === JSON.stringify(equipment)) return;
    void navigate({ search }, { replace: true, state: next });
  };
  return { equipment, keep };
}
