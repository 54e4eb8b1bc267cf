import type { AttendedPatient } from '@app/contract/consultations';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useScreenActions } from '../../lib/screen-actions.ts';
import { useOneColumn } from '../../lib/use-media.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { DraftChip } from '../draft/draft-chip.tsx';
import type { RecordContent, Section } from '../record-content.ts';
import { missingIn, missingInRecord, warningsIn } from './missing.ts';
import { MissingList } from './missing-list.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';
import type { Finishing, FinishProblem } from './use-finish.ts';

type Props = {
  content: RecordContent;
  patient: AttendedPatient;
  finishing: Finishing;
  patientLeft: boolean;
  onExplain: () => void;
  /** Opens a section, or focuses its missing field. */
  onGoTo: (section: Section, fieldId?: string) => void;
  onProblem: (text: string) => Promise<void>;
};

/** Finishing a consultation, or reporting that it could not be held. */
export function FinishBar(props: Props) {
  const { content, patient, finishing, patientLeft, onExplain, onGoTo } = props;
  const isNarrow = useOneColumn();
  const [isAsking, setIsAsking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const missing = missingIn(content, patient.needs_own_grant);
  const isUnavailable = missingInRecord(content, patient.needs_own_grant).length > 0;
  const label = finishLabel(finishing, patientLeft);

  function explain() {
    onExplain();
    const [first] = missing;
    if (first) onGoTo(first.section, first.fieldId);
  }

  const ask = () => (missing.length > 0 ? explain() : setIsAsking(true));
  useScreenActions([
    {
      id: 'finish',
      group: 'record',
      label,
      disabledReason: finishing.isPending ? copy.finishing : isUnavailable && copy.finishReason,
      run: ask,
    },
    { id: 'problem', group: 'record', label: copy.problem, run: () => setIsReporting(true) },
  ]);

  return (
    <div className="sticky bottom-0 z-10 mt-2 flex flex-col gap-2 border-t border-line bg-surface p-3 max-md:-mx-3 max-md:gap-1 max-md:py-2 low:max-md:mx-0 cramped:static">
      {finishing.problem && <Refused problem={finishing.problem} />}
      {isNarrow && (
        <div className="flex justify-end empty:hidden">
          <DraftChip />
        </div>
      )}
      <div className="flex items-start justify-between gap-3 max-sm:[&_button]:px-3">
        <Button icon={<TriangleAlert aria-hidden />} onPress={() => setIsReporting(true)}>
          {copy.problem}
        </Button>
        <div className="min-w-0 md:max-w-80">
          <Button
            kind="primary"
            isPending={finishing.isPending}
            disabledReason={isUnavailable ? copy.finishReason : null}
            onExplain={explain}
            onPress={ask}
          >
            {label}
          </Button>
        </div>
      </div>
      {isUnavailable && (
        <p aria-hidden className="text-small text-ink-2 max-md:hidden">
          {copy.finishReason}
        </p>
      )}
      <FinishQuestion
        label={label}
        content={content}
        patient={patient}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onGoTo={onGoTo}
        onFinish={finishing.finish}
      />
      {finishing.mustSign && (
        <SignDialog
          confirmLabel={copy.signButton}
          onSigned={finishing.finish}
          onClose={finishing.dropSigning}
        />
      )}
      {isReporting && (
        <ProblemDialog onSend={props.onProblem} onClose={() => setIsReporting(false)} />
      )}
    </div>
  );
}

function finishLabel({ hasFailed }: Finishing, patientLeft: boolean): string {
  if (hasFailed) return copy.saveAgain;
  return patientLeft ? copy.finishPatient : copy.finish;
}

/** Why it was not stored, with each missing field. */
export const Refused = ({ problem: { text, missing } }: { problem: FinishProblem }) => (
  <Banner tone="danger">
    {text}
    {missing.map((name) => (
      <span key={name} className="block">
        {copy.item(name)}
      </span>
    ))}
  </Banner>
);

type QuestionProps = {
  label: string;
  content: RecordContent;
  patient: AttendedPatient;
  isOpen: boolean;
  onClose: () => void;
  onGoTo: (section: Section) => void;
  onFinish: () => void;
};

/** '¿Desea finalizar la consulta?', with the warnings. */
const FinishQuestion = ({
  label,
  content,
  patient,
  isOpen,
  onClose,
  onGoTo,
  onFinish,
}: QuestionProps) => (
  <ConfirmDialog
    question={copy.finishQuestion}
    confirmLabel={label}
    isOpen={isOpen}
    onClose={onClose}
    onConfirm={() => {
      onClose();
      onFinish();
    }}
  >
    <p>
      {content.holderMayRead === false
        ? copy.keptBack(patient.first_name, patient.holder_name ?? '')
        : copy.finishing}
    </p>
    <MissingList
      title={copy.slipsTitle}
      items={warningsIn(content)}
      onGoTo={({ section }) => {
        onClose();
        onGoTo(section);
      }}
    />
  </ConfirmDialog>
);
