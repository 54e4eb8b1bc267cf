import type { AttendedPatient, ConsultationDraft } from '@app/contract/consultations';
import { recordBlockSchema } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { CertificateSection } from './certificate-section.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { attendedPatientQuery, draftQuery, sendProblem } from './consultations.queries.ts';
import { DraftChip } from './draft-chip.tsx';
import { FinishBar } from './finish-bar.tsx';
import { InstructionsSection } from './instructions-section.tsx';
import { PatientSection } from './patient-section.tsx';
import { PrescriptionSection } from './prescription-section.tsx';
import { emptyContent, type RecordContent, type Section, sections } from './record-content.ts';
import { RecordSection } from './record-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { StudiesSection } from './studies-section.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { useFinish } from './use-finish.ts';

export type ConsultationRecordProps = {
  queueId: string;
  claimEpoch: number | null;
  /** What the patient said on joining. */
  entryReason: string;
  patientLeft: boolean;
  onFinished: () => void;
  onProblemReported: () => void;
  /** The save failed: the entry has to say so. */
  onSaveFailed: () => void;
};

/** The record of a consultation: seven sections, saved as they are written, finished in one act. */
export function ConsultationRecord(props: ConsultationRecordProps) {
  const draft = useQuery(draftQuery(props.queueId));
  const patient = useQuery(attendedPatientQuery(props.queueId));
  const error = draft.error ?? patient.error;
  if (error) {
    const retry = () => void Promise.all([draft.refetch(), patient.refetch()]);
    return <ErrorState text={copy.patientFailed} error={error} onRetry={retry} />;
  }
  if (!draft.data || !patient.data) return <Skeleton />;
  return <Form {...props} draft={draft.data} patient={patient.data} />;
}

type FormProps = ConsultationRecordProps & { draft: ConsultationDraft; patient: AttendedPatient };

function Form({ draft, patient, ...props }: FormProps) {
  const { queueId, claimEpoch, entryReason, patientLeft } = props;
  const [content, setContent] = useState<RecordContent>(() => ({
    ...emptyContent(entryReason),
    ...draft.content,
  }));
  const [open, setOpen] = useState<Section>('record');
  const start = {
    queueId,
    claimEpoch,
    version: draft.version,
    updatedAt: draft.version ? new Date(draft.updatedAt) : null,
  };
  const { state, settle } = useDraft(start, content);
  const finishing = useFinish({ ...props, content });
  const isComplete = recordBlockSchema.safeParse({
    ...content,
    diagnosis: content.diagnosis ?? '',
  }).success;

  const bind = (section: Section) => ({
    content,
    onChange: (change: Partial<RecordContent>) =>
      setContent((now) => ({
        ...now,
        ...change,
        confirmed: now.confirmed.filter((one) => one !== section),
      })),
    onConfirm: () => {
      setContent((now) => ({ ...now, confirmed: [...new Set([...now.confirmed, section])] }));
      setOpen(sections[sections.indexOf(section) + 1] ?? section);
    },
  });
  const bodies: Record<Section, ReactNode> = {
    patient: <PatientSection patient={patient} onConfirm={bind('patient').onConfirm} />,
    record: <RecordSection {...bind('record')} />,
    prescription: (
      <PrescriptionSection {...bind('prescription')} allergies={patient.patient_dto.allergies} />
    ),
    instructions: <InstructionsSection {...bind('instructions')} />,
    certificate: <CertificateSection {...bind('certificate')} />,
    referral: <ReferralSection {...bind('referral')} />,
    studies: <StudiesSection {...bind('studies')} />,
  };

  return (
    <section aria-label={copy.title} className="flex flex-col gap-2" onKeyDown={confirmByKeyboard}>
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <DraftChip state={state} />
      </div>
      {patientLeft && <Banner tone="warn">{copy.patientLeft}</Banner>}
      <Conflict
        state={state}
        onMine={settle}
        onTheirs={(version, theirs) => {
          setContent(theirs);
          settle(version);
        }}
      />
      {sections.map((section) => (
        <Accordion
          key={section}
          title={copy.sections[section]}
          isOpen={open === section}
          isConfirmed={content.confirmed.includes(section)}
          onToggle={(isOpen) => setOpen(isOpen ? section : 'record')}
        >
          {bodies[section]}
        </Accordion>
      ))}
      <FinishBar
        finishing={finishing}
        isComplete={isComplete}
        patientLeft={patientLeft}
        onExplain={() => setOpen('record')}
        onProblem={async (text) => {
          await sendProblem(queueId, text, claimEpoch);
          toast.success(copy.problemDone);
          props.onProblemReported();
        }}
      />
    </section>
  );
}

/** Ctrl+Enter confirms the section that has the focus. */
function confirmByKeyboard(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !event.ctrlKey || !(event.target instanceof Element)) return;
  event.preventDefault();
  const buttons = event.target
    .closest('[data-confirm]')
    ?.querySelectorAll<HTMLButtonElement>('button');
  [...(buttons ?? [])].find(({ textContent }) => textContent === copy.confirm)?.click();
}

type ConflictProps = {
  state: DraftState;
  onMine: (version: number) => void;
  onTheirs: (version: number, content: RecordContent) => void;
};

/** The same record was edited elsewhere: whoever is here chooses which text stands. */
function Conflict({ state, onMine, onTheirs }: ConflictProps) {
  if (state.kind !== 'conflict') return null;
  return (
    <Banner
      tone="warn"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onPress={() => onMine(state.version)}>{copy.keepMine}</Button>
          <Button onPress={() => onTheirs(state.version, state.content)}>{copy.takeOther}</Button>
        </span>
      }
    >
      {copy.conflict}
      <span className="block whitespace-pre-line">{state.content.detail}</span>
    </Banner>
  );
}
