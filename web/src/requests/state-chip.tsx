import type { RequestState } from '@app/contract/requests';
import { Chip, type Tone } from '../ui/feedback/chip.tsx';

const TONE: Record<RequestState, Tone> = {
  OPEN: 'info',
  IN_PROGRESS: 'brand',
  RESOLVED: 'ok',
  REJECTED: 'neutral',
};

type StateChipProps = { state: RequestState; names: Record<RequestState, string> };

/** The state of a request, in the reader's words. */
export const StateChip = ({ state, names }: StateChipProps) => (
  <Chip tone={TONE[state]}>{names[state]}</Chip>
);
