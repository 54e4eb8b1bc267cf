import type { AttendedPatient } from '@app/contract/consultations';
import type { VisitOrigin } from '@app/contract/visits';
import { type Dispatch, type ReactNode, type SetStateAction, useMemo } from 'react';
import { Accordion } from '../ui/navigation/accordion.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { type RecordContent, type Section, sections } from './record-content.ts';
import { sectionSummary } from './section-summary.ts';
import { CertificateSection } from './sections/certificate-section.tsx';
import { InstructionsSection } from './sections/instructions-section.tsx';
import type { PrescribedTo } from './sections/medicine-marks.ts';
import { PatientSection } from './sections/patient-section.tsx';
import { PrescriptionSection } from './sections/prescription-section.tsx';
import { RecordSection } from './sections/record-section.tsx';
import { ReferralSection } from './sections/referral-section.tsx';
import type { RecordChange } from './sections/section-props.ts';
import { StudiesSection } from './sections/studies-section.tsx';
import { sectionId, type useRecordSections } from './use-record-sections.ts';

type Props = {
  content: RecordContent;
  setContent: Dispatch<SetStateAction<RecordContent>>;
  place: Pick<ReturnType<typeof useRecordSections>, 'shown' | 'open' | 'toggle' | 'goOn'>;
  /** After an attempt to store: shows what is missing. */
  isExplained: boolean;
  prescribedTo: PrescribedTo;
  /** Where the reason came from. */
  reasonFrom: VisitOrigin;
  /** The current consultation; absent when a stored record is edited. */
  queueId?: string;
  patient?: AttendedPatient;
};

/** The sections of a record, one open at a time; a changed section has to be confirmed again. */
export function RecordSections(props: Props) {
  const { content, setContent, place, isExplained, prescribedTo, reasonFrom, queueId, patient } =
    props;
  const changes = useMemo(
    () => Object.fromEntries(sections.map((one) => [one, changeOf(setContent, one)])),
    [setContent],
  ) as Record<Section, ReturnType<typeof changeOf>>;
  const bind = (section: Section) => ({
    content,
    onChange: changes[section],
    onConfirm: () => {
      setContent((now) => ({ ...now, confirmed: [...without(now.confirmed, section), section] }));
      place.goOn(section);
    },
  });
  const bodies: Record<Section, ReactNode> = {
    patient: patient && <PatientSection patient={patient} onConfirm={bind('patient').onConfirm} />,
    record: (
      <RecordSection
        {...bind('record')}
        isAskedFor={isExplained}
        patient={patient}
        reasonFrom={reasonFrom}
      />
    ),
    prescription: (
      <PrescriptionSection {...bind('prescription')} patient={prescribedTo} queueId={queueId} />
    ),
    instructions: <InstructionsSection {...bind('instructions')} />,
    certificate: <CertificateSection {...bind('certificate')} isAskedFor={isExplained} />,
    referral: <ReferralSection {...bind('referral')} />,
    studies: <StudiesSection {...bind('studies')} />,
  };
  return place.shown.map((section) => (
    <Accordion
      key={section}
      id={sectionId(section)}
      title={copy.sections[section]}
      summary={sectionSummary(section, content, patient)}
      note={section === 'record' ? copy.obligatory : undefined}
      isOpen={place.open === section}
      isConfirmed={content.confirmed.includes(section)}
      onToggle={(isOpen) => place.toggle(section, isOpen)}
    >
      {bodies[section]}
    </Accordion>
  ));
}

/** Changes a section of the record, which then has to be confirmed again. */
const changeOf =
  (setContent: Props['setContent'], section: Section) =>
  (change: RecordChange): void =>
    setContent((now) => ({
      ...now,
      ...(typeof change === 'function' ? change(now) : change),
      confirmed: without(now.confirmed, section),
    }));

const without = (confirmed: readonly Section[], section: Section): Section[] =>
  confirmed.filter((one) => one !== section);
