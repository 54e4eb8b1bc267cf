import { CloudCheck, CloudOff } from 'lucide-react';
import { Chip } from '../ui/chip.tsx';
import { formatTime } from '../ui/format.ts';
import { recordCopy as copy } from './consultations.copy.ts';
import type { DraftState } from './use-draft.ts';

/** Where the text is, in words. */
export function DraftChip({ state }: { state: DraftState }) {
  if (state.kind === 'saving') return <Chip isLive>{copy.draftSaving}</Chip>;
  if (state.kind === 'offline') {
    return (
      <Chip tone="danger" isLive icon={<CloudOff aria-hidden />}>
        {copy.draftOffline(formatTime(state.since))}
      </Chip>
    );
  }
  if (state.kind === 'conflict' || state.at === null) return null;
  return (
    <Chip tone="ok" isLive icon={<CloudCheck aria-hidden />}>
      {copy.draftSaved(formatTime(state.at))}
    </Chip>
  );
}
