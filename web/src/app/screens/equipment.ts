import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { useNavigationState } from '../../lib/navigation-state.ts';
import type { Device } from '../../video-call/index.ts';

/** Equipment for a call, kept in the state of the history entry: in no address and no storage. */
export type Equipment = { [device in Device]: boolean } & {
  /** The microphone was heard when it was tried. */
  isHeard: boolean;
};

/** Everything, unless something else was chosen. */
const equipmentSchema: z.ZodType<Equipment> = z.object({
  camera: z.boolean().default(true),
  microphone: z.boolean().default(true),
  isHeard: z.boolean().default(true),
});

/** The equipment of this history entry, and how to replace it. */
export function useKeptEquipment() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const equipment = useNavigationState(equipmentSchema) ?? equipmentSchema.parse({});
  const keep = (chosen: Partial<Equipment>): void => {
    const next = equipmentSchema.parse({ ...equipment, ...chosen });
    if (JSON.stringify(next) === JSON.stringify(equipment)) return;
    void navigate({ search }, { replace: true, state: next });
  };
  return { equipment, keep };
}
