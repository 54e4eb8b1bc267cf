import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { failureSentences } from '../../ui/feedback/failure-sentences.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import type { SaveFault } from './use-profile-wizard.ts';
import { wizardCopy as copy } from './wizard.copy.ts';

type Conflict = Extract<SaveFault, { kind: 'conflict' }>;
type NoticesProps = {
  fault: SaveFault | null;
  isRecovered: boolean;
  isResumed: boolean;
  /** The steps with typed values that are not stored. */
  writtenSteps: () => string[];
  alsoDiscarded: string | undefined;
  onDiscard: () => void;
  onTakeTheirs: (current: Conflict['current']) => void;
  onKeepMine: (conflict: Conflict) => void;
};

/** Notices of the wizard, one at a time. */
export function WizardNotices({ fault, isRecovered, isResumed, ...acts }: NoticesProps) {
  if (fault?.kind === 'conflict') {
    return (
      <ConflictNotice
        isGone={fault.current.version === 0}
        onTakeTheirs={() => acts.onTakeTheirs(fault.current)}
        onKeepMine={() => acts.onKeepMine(fault)}
      />
    );
  }
  if (fault) return <FailedNotice error={fault.error} />;
  if (isRecovered) return <RecoveredNotice />;
  return isResumed ? <ResumedNotice {...acts} /> : null;
}

type ResumedProps = Pick<NoticesProps, 'writtenSteps' | 'alsoDiscarded' | 'onDiscard'>;

/** A draft was resumed, and can be discarded. */
function ResumedNotice({ writtenSteps, alsoDiscarded, onDiscard }: ResumedProps) {
  const [asked, setAsked] = useState<string[]>([]);
  const discard = () => {
    const written = writtenSteps();
    if (written.length > 0) setAsked(written);
    else onDiscard();
  };
  return (
    <Banner action={<Button onPress={discard}>{copy.discard}</Button>}>
      <strong>{copy.resumed}</strong> {copy.resumedDetail}
      <ConfirmDialog
        question={copy.discardQuestion}
        confirmLabel={copy.discard}
        cancelLabel={uiCopy.stay}
        isDangerous
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        onConfirm={onDiscard}
      >
        <p>{copy.discarded(asked)}</p>
        {alsoDiscarded !== undefined && <p>{alsoDiscarded}</p>}
      </ConfirmDialog>
    </Banner>
  );
}

/** The step that was unsaved when the session ended was restored. */
const RecoveredNotice = () => <Banner>{copy.recovered}</Banner>;

type ConflictProps = {
  /** Finished or discarded there. */
  isGone: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Conflict with another screen: the person chooses a version. */
const ConflictNotice = ({ isGone, onTakeTheirs, onKeepMine }: ConflictProps) => (
  <div
    ref={bringIntoView}
    role="alert"
    className="flex scroll-m-24 flex-col gap-3 rounded-lg border border-warn-700 bg-warn-50 p-4"
  >
    <p className="font-bold">{copy.conflict}</p>
    <p>{isGone ? copy.goneDetail : copy.conflictDetail}</p>
    <div className="flex flex-wrap gap-3">
      <Button kind="primary" onPress={onTakeTheirs}>
        {copy.takeTheirs}
      </Button>
      <Button onPress={onKeepMine}>{copy.keepMine}</Button>
    </div>
  </div>
);

/** A step could not be saved; its values stay. */
const FailedNotice = ({ error }: { error: unknown }) => (
  <Banner tone="danger">{[copy.notSaved, ...failureSentences(error)].join(' ')}</Banner>
);
