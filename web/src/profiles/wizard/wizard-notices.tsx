import { supportCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import type { SaveFault } from './use-profile-wizard.ts';
import { wizardCopy as copy } from './wizard.copy.ts';

type Conflict = Extract<SaveFault, { kind: 'conflict' }>;
type NoticesProps = {
  fault: SaveFault | null;
  isRecovered: boolean;
  isResumed: boolean;
  onDiscard: () => void;
  onTakeTheirs: (current: Conflict['current']) => void;
  onKeepMine: (conflict: Conflict) => void;
};

/** What has to be known before going on with a profile, one thing at a time. */
export function WizardNotices({ fault, isRecovered, isResumed, ...acts }: NoticesProps) {
  if (fault?.kind === 'conflict') {
    return (
      <ConflictNotice
        onTakeTheirs={() => acts.onTakeTheirs(fault.current)}
        onKeepMine={() => acts.onKeepMine(fault)}
      />
    );
  }
  if (fault) return <FailedNotice error={fault.error} />;
  if (isRecovered) return <RecoveredNotice />;
  return isResumed ? <ResumedNotice onDiscard={acts.onDiscard} /> : null;
}

/** What was written before is here, and can be left aside. */
const ResumedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Banner action={<Button onPress={onDiscard}>{copy.discard}</Button>}>
    <strong>{copy.resumed}</strong> {copy.resumedDetail}
  </Banner>
);

/** What was being written when the session ended is here again. */
const RecoveredNotice = () => <Banner>{copy.recovered}</Banner>;

type ConflictProps = { onTakeTheirs: () => void; onKeepMine: () => void };

/** Another tab saved first: the person says which text stands. */
const ConflictNotice = ({ onTakeTheirs, onKeepMine }: ConflictProps) => (
  <div
    role="alert"
    className="flex flex-col gap-3 rounded-lg border border-warn-700 bg-warn-50 p-4"
  >
    <p className="font-bold">{copy.conflict}</p>
    <p>{copy.conflictDetail}</p>
    <div className="flex flex-wrap gap-3">
      <Button kind="primary" onPress={onTakeTheirs}>
        {copy.takeTheirs}
      </Button>
      <Button onPress={onKeepMine}>{copy.keepMine}</Button>
    </div>
  </div>
);

/** A step that could not be saved; what was typed stays. */
const FailedNotice = ({ error }: { error: unknown }) => (
  <Banner tone="danger">
    {copy.notSaved} {uiCopy.supportCode(supportCode(error))}
  </Banner>
);
