import type { AttendedPatient, ConsultationDraft } from '@app/contract/consultations';
import { type ReactNode, useState } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Banner } from '../ui/banner.tsx';
import { toast } from '../ui/toast.ts';
import { CertificateSection } from './certificate-section.tsx';
import type { ConsultationRecordProps } from './consultation-record.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { sendProblem } from './consultations.queries.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftTools } from './draft-tools.tsx';
import { FinishBar } from './finish-bar.tsx';
import { InstructionsSection } from './instructions-section.tsx';
import { type Missing, missingIn } from './missing.ts';
import { MissingList } from './missing-list.tsx';
import { PatientSection } from './patient-section.tsx';
import { PrescriptionSection } from './prescription-section.tsx';
import { emptyContent, type RecordContent, type Section, sections } from './record-content.ts';
import { RecordSection } from './record-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { StudiesSection } from './studies-section.tsx';
import { useDraft } from './use-draft.ts';
import { useFinish } from './use-finish.ts';
import { sectionId, useRecordSections } from './use-record-sections.ts';

type Props = ConsultationRecordProps & { draft: ConsultationDraft; patient: AttendedPatient };

/** The seven sections, once draft and patient are here. */
export function RecordForm({ draft, patient, ...props }: Props) {
  const { queueId, claimEpoch, entryReason, patientLeft } = props;
  const { content, setContent, state, keeper } = useDraft({
    draft,
    claimEpoch,
    reason: entryReason,
  });
  const { open, setOpen, goTo, goOn, turnByKeyboard } = useRecordSections();
  const [isExplained, setIsExplained] = useState(false);
  const finishing = useFinish({
    ...props,
    content,
    onFinished: (answer) => {
      keeper.close();
      props.onFinished(answer);
    },
  });

  /** The problem closes the entry: what was written is saved before it. */
  async function report(text: string) {
    await keeper.flush();
    await sendProblem(queueId, text, claimEpoch);
    keeper.close();
    toast.success(copy.problemDone);
    props.onProblemReported();
  }

  const bind = (section: Section) => ({
    content,
    onChange: (change: Partial<RecordContent>) =>
      setContent((now) => ({ ...now, ...change, confirmed: without(now.confirmed, section) })),
    onConfirm: () => {
      setContent((now) => ({
        ...now,
        confirmed: [...without(now.confirmed, section), section],
      }));
      goOn(section);
    },
  });
  const bodies: Record<Section, ReactNode> = {
    patient: <PatientSection patient={patient} onConfirm={bind('patient').onConfirm} />,
    record: <RecordSection {...bind('record')} isAskedFor={isExplained} />,
    prescription: (
      <PrescriptionSection {...bind('prescription')} allergies={patient.patient_dto.allergies} />
    ),
    instructions: <InstructionsSection {...bind('instructions')} />,
    certificate: <CertificateSection {...bind('certificate')} isAskedFor={isExplained} />,
    referral: <ReferralSection {...bind('referral')} />,
    studies: <StudiesSection {...bind('studies')} />,
  };

  return (
    <section aria-label={copy.title} className="flex flex-col gap-2" onKeyDown={turnByKeyboard}>
      {patientLeft && <Banner tone="warn">{copy.patientLeft}</Banner>}
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
        items={isExplained ? missingIn(content) : []}
        onGoTo={({ section, fieldId }) => goTo(section, fieldId)}
      />
      {sections.map((section) => (
        <Accordion
          key={section}
          id={sectionId(section)}
          title={copy.sections[section]}
          isOpen={open === section}
          isConfirmed={content.confirmed.includes(section)}
          onToggle={(isOpen) => setOpen(isOpen ? section : null)}
        >
          {bodies[section]}
        </Accordion>
      ))}
      <DraftTools keeper={keeper} onDiscard={() => setContent(emptyContent(entryReason))} />
      <FinishBar
        content={content}
        finishing={finishing}
        patientLeft={patientLeft}
        isExplained={isExplained}
        onExplain={() => setIsExplained(true)}
        onGoTo={goTo}
        onProblem={report}
      />
    </section>
  );
}

const without = (confirmed: readonly Section[], section: Section): Section[] =>
  confirmed.filter((one) => one !== section);
