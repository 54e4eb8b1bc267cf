import type { AttendedPatient } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../ui/feedback/chip.tsx';
import { countOf, formatNumber } from '../ui/format.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { attendedPatientQuery } from './consultations.queries.ts';
import { DraftChip } from './draft/draft-chip.tsx';
import { AllergyChip } from './sections/prescribed-to.tsx';

type Props = {
  queueId: string;
  waitingCount: number;
  /** Opens the patient's history. */
  history?: ReactNode;
};

/** The patient: name, age, weight, coverage, allergies in red; and the state of the draft. */
export function PatientSummaryHeader({ queueId, waitingCount, history }: Props) {
  const { data: patient } = useQuery(attendedPatientQuery(queueId));
  const name = patient ? `${patient.first_name} ${patient.last_name}` : '';
  return (
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 md:static">
      <div className="[&_h1]:text-18">
        <PageHeading title={copy.inConsultation(name)}>{name || copy.title}</PageHeading>
      </div>
      {patient && <Facts patient={patient} />}
      <span className="flex-1" />
      {history}
      <Chip isLive>{copy.waiting(waitingCount)}</Chip>
      <DraftChip />
    </header>
  );
}

function Facts({ patient: { patient_dto, holder_name } }: { patient: AttendedPatient }) {
  if (!patient_dto) return null;
  const { age, weight, prepaid_health_category: plan, allergies } = patient_dto;
  const facts = [
    countOf(age, copy.year, copy.years),
    weight !== null && copy.weight(formatNumber(weight)),
    plan && `${plan.prepaid_health.name} ${plan.name}`,
  ];
  return (
    <>
      <span className="text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      {holder_name && <span className="text-small text-ink-2">{copy.holder(holder_name)}</span>}
      <AllergyChip allergies={allergies} />
    </>
  );
}
