import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';
import type { Finishing } from './use-finish.ts';

type Props = {
  finishing: Finishing;
  isComplete: boolean;
  patientLeft: boolean;
  /** Leads to what is missing. */
  onExplain: () => void;
  onProblem: (text: string) => Promise<void>;
};

/** The two ways out of a consultation: finishing it, or reporting that it could not be held. */
export function FinishBar({ finishing, isComplete, patientLeft, onExplain, onProblem }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const label = finishing.hasFailed
    ? copy.saveAgain
    : patientLeft
      ? copy.finishPatient
      : copy.finish;
  return (
    <div className="sticky bottom-0 z-10 mt-2 flex flex-col gap-2 border-t border-line bg-surface p-3">
      {finishing.problem && <Banner tone="danger">{finishing.problem}</Banner>}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Button icon={<TriangleAlert aria-hidden />} onPress={() => setIsReporting(true)}>
          {copy.problem}
        </Button>
        <Button
          kind="primary"
          isPending={finishing.isPending}
          disabledReason={isComplete ? undefined : copy.finishReason}
          isReasonShown
          onExplain={onExplain}
          onPress={() => setIsAsking(true)}
        >
          {label}
        </Button>
      </div>
      <ConfirmDialog
        question={copy.finishQuestion}
        confirmLabel={label}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          finishing.finish();
        }}
      >
        <p>{copy.finishing}</p>
      </ConfirmDialog>
      {finishing.mustSign && (
        <SignDialog onSigned={finishing.finish} onClose={finishing.dropSigning} />
      )}
      {isReporting && <ProblemDialog onSend={onProblem} onClose={() => setIsReporting(false)} />}
    </div>
  );
}
