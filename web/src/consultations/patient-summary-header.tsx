import { coverageLabel } from '@app/contract/catalogs';
import type { AttendedPatient } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOneColumn } from '../lib/use-media.ts';
import { Chip } from '../ui/feedback/chip.tsx';
import { countOf, formatMeasure } from '../ui/format.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { attendedPatientQuery } from './consultations.queries.ts';
import { DraftChip } from './draft/draft-chip.tsx';
import { AllergyChip, AllergyMark } from './sections/prescribed-to.tsx';

type Props = {
  queueId: string;
  waitingCount: number;
  /** Opens the patient's history. */
  history?: ReactNode;
};

/**
 * The patient: name, age, weight, coverage, allergies in red; and the state of the draft. On a narrow screen
 * only one line is above the picture, and the rest is in {@link PatientFactsLine}.
 */
export function PatientSummaryHeader({ queueId, waitingCount, history }: Props) {
  const isNarrow = useOneColumn();
  const { data: patient } = useQuery(attendedPatientQuery(queueId));
  const name = patient ? `${patient.first_name} ${patient.last_name}` : '';
  return (
    <header className="z-20 flex min-h-14 items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 max-md:sticky max-md:top-[var(--message-room,0px)] max-md:h-14 max-md:py-1 md:flex-wrap cramped:static">
      <div className="min-w-0 [&_h1]:text-18 max-md:[&_h1]:line-clamp-2 max-sm:[&_h1]:text-16">
        <PageHeading title={copy.inConsultation(name)}>
          {name ? <span translate="no">{name}</span> : copy.title}
        </PageHeading>
      </div>
      {isNarrow ? (
        <AllergyMark allergies={patient?.patient_dto?.allergies ?? null} />
      ) : (
        patient && <Facts patient={patient} />
      )}
      <span className="flex-1" />
      {history}
      {!isNarrow && <Chip isLive>{copy.waiting(waitingCount)}</Chip>}
      {!isNarrow && <DraftChip />}
    </header>
  );
}

/** What does not fit in the header on a narrow screen; nothing on others. */
export function PatientFactsLine({ queueId, waitingCount }: Omit<Props, 'history'>) {
  const isNarrow = useOneColumn();
  const { data: patient } = useQuery(attendedPatientQuery(queueId));
  if (!isNarrow) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 pb-2">
      {patient && <Facts patient={patient} />}
      <Chip isLive>{copy.waiting(waitingCount)}</Chip>
    </div>
  );
}

function Facts({ patient: { patient_dto, holder_name } }: { patient: AttendedPatient }) {
  if (!patient_dto) return null;
  const { age, weight, prepaid_health_category: plan, allergies } = patient_dto;
  const facts = [
    countOf(age, copy.year, copy.years),
    weight !== null && copy.weight(formatMeasure(weight)),
    plan && coverageLabel(plan),
  ];
  return (
    <>
      <span className="text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      {holder_name && <span className="text-small text-ink-2">{copy.holder(holder_name)}</span>}
      <AllergyChip allergies={allergies} />
    </>
  );
}
