import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Chip } from '../ui/chip.tsx';
import { countOf } from '../ui/format.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { recordCopy as copy, patientCopy } from './consultations.copy.ts';
import { attendedPatientQuery } from './consultations.queries.ts';

/** Who is being attended: name, age, weight, coverage, and allergies in red. */
export function PatientSummaryHeader({
  queueId,
  waitingCount,
}: {
  queueId: string;
  waitingCount: number;
}) {
  const { data: patient } = useQuery(attendedPatientQuery(queueId));
  const name = patient ? `${patient.first_name} ${patient.last_name}` : '';
  return (
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 md:static">
      <div className="[&_h1]:text-18">
        <PageHeading title={copy.inConsultation(name)}>{name || copy.title}</PageHeading>
      </div>
      {patient && (
        <>
          <span className="text-small text-ink-2">{facts(patient.patient_dto)}</span>
          {patient.holder_name && (
            <span className="text-small text-ink-2">{copy.holder(patient.holder_name)}</span>
          )}
          {patient.patient_dto.allergies && (
            <Chip tone="danger" icon={<TriangleAlert aria-hidden />}>
              {`${patientCopy.allergies}: ${patient.patient_dto.allergies}`}
            </Chip>
          )}
        </>
      )}
      <span className="flex-1" />
      <Chip isLive>{copy.waiting(waitingCount)}</Chip>
    </header>
  );
}

type Dto = {
  age: number;
  weight: number | null;
  prepaid_health_category: { name: string; prepaid_health: { name: string } } | null;
};

const facts = ({ age, weight, prepaid_health_category: plan }: Dto): string =>
  [
    countOf(age, 'año', 'años'),
    weight === null ? null : copy.weight(weight),
    plan && `${plan.prepaid_health.name} ${plan.name}`,
  ]
    .filter(Boolean)
    .join(' · ');
