import type { AttendedPatient, ConsultationDraft } from '@app/contract/consultations';
import type { VisitOrigin } from '@app/contract/visits';
import { useState } from 'react';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { recordCopy as copy } from './consultations.copy.ts';
import { sendProblem } from './consultations.queries.ts';
import { DraftConflict } from './draft/draft-conflict.tsx';
import { DraftTools } from './draft/draft-tools.tsx';
import { useDraft } from './draft/use-draft.ts';
import { FinishBar } from './finish/finish-bar.tsx';
import { type Missing, missingIn } from './finish/missing.ts';
import { MissingList } from './finish/missing-list.tsx';
import { type Finished, useFinish } from './finish/use-finish.ts';
import { emptyContent, sections } from './record-content.ts';
import { RecordSections } from './record-sections.tsx';
import { useRecordSections } from './use-record-sections.ts';

export type ConsultationRecordProps = {
  queueId: string;
  claimEpoch: number | null;
  /** The reason given on joining or booking, and which of the two. */
  entryReason: string;
  origin: VisitOrigin;
  patientLeft: boolean;
  /** Called while the record is being sent, since storing it closes the entry. */
  onSaving: () => void;
  onFinished: (answer: Finished) => void;
  onProblemReported: () => void;
  /** Called if saving failed, to report it on the entry. */
  onSaveFailed: () => void;
};

type Props = ConsultationRecordProps & { draft: ConsultationDraft; patient: AttendedPatient };

/** The seven sections, once draft and patient are loaded. */
export function RecordForm({ draft, patient, ...props }: Props) {
  const { queueId, claimEpoch, entryReason, patientLeft } = props;
  const { content, setContent, state, keeper } = useDraft({
    draft,
    claimEpoch,
    reason: entryReason,
  });
  const place = useRecordSections(sections);
  const [isExplained, setIsExplained] = useState(false);
  const finishing = useFinish({
    ...props,
    content,
    keeper,
    onFinished: (answer) => {
      keeper.close();
      props.onFinished(answer);
    },
  });

  /** Reporting the problem closes the entry, so the draft is saved first. */
  async function report(text: string) {
    await keeper.flush();
    await sendProblem(queueId, text, claimEpoch);
    keeper.close();
    toast.success(copy.problemDone);
    props.onProblemReported();
  }

  return (
    <section aria-label={copy.title} className="flex flex-col gap-2">
      {patientLeft && <Banner tone="warn">{copy.patientLeft}</Banner>}
      {state.kind === 'unsaved' && state.why === 'forbidden' && (
        <Banner tone="danger">{copy.mayNotWrite}</Banner>
      )}
      <DraftConflict
        state={state}
        mine={content}
        onMine={keeper.settle}
        onTheirs={(version, theirs) => {
          setContent(theirs);
          keeper.write(theirs);
          keeper.settle(version);
        }}
      />
      <MissingList<Missing>
        title={copy.missingTitle}
        items={isExplained ? missingIn(content, patient.needs_own_grant) : []}
        onGoTo={({ section, fieldId }) => place.goTo(section, fieldId)}
      />
      <RecordSections
        content={content}
        setContent={setContent}
        place={place}
        isExplained={isExplained}
        prescribedTo={patient.patient_dto}
        reasonFrom={props.origin}
        queueId={queueId}
        patient={patient}
      />
      <DraftTools keeper={keeper} onDiscard={() => setContent(emptyContent(entryReason))} />
      <FinishBar
        content={content}
        patient={patient}
        finishing={finishing}
        patientLeft={patientLeft}
        onExplain={() => setIsExplained(true)}
        onGoTo={place.goTo}
        onProblem={report}
      />
    </section>
  );
}
