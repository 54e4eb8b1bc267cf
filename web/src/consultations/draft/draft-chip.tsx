import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatTime } from '../../ui/format.ts';
import { recordCopy as copy } from '../consultations.copy.ts';
import { shownDraft } from './use-draft.ts';

/** `12:41`. */
const clock = (when: Date): string => formatTime(when).slice(0, 5);

/** State of the draft in words. */
export function DraftChip() {
  const state = useSyncExternalStore(shownDraft.subscribe, shownDraft.get);
  if (state === null) return null;
  if (state.kind === 'conflict') {
    return (
      <Chip tone="danger" isLive icon={<CloudOff aria-hidden size={18} />}>
        {copy.draftConflict}
      </Chip>
    );
  }
  if (state.kind === 'saving') {
    return (
      <Chip isLive icon={<CloudUpload aria-hidden size={18} />}>
        {copy.draftSaving}
      </Chip>
    );
  }
  if (state.kind === 'unsaved') {
    const words = state.why === 'offline' ? copy.draftOffline : copy.draftRefused;
    return (
      <Chip tone="danger" isLive icon={<CloudOff aria-hidden size={18} />}>
        {words(clock(state.since))}
      </Chip>
    );
  }
  return state.at === null ? null : (
    <Chip tone="ok" isLive icon={<CloudCheck aria-hidden size={18} />}>
      {copy.draftSaved(clock(state.at))}
    </Chip>
  );
}
