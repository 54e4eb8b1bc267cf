import type { Consultation } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchStudy } from '../lib/readings/studies.queries.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { brandName } from '../lib/settings.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { FileLinks } from '../ui/media/file-links.tsx';
import { consultationCopy, recentCopy as copy, refusedText } from './clinical-history.copy.ts';
import { recentHistoryQuery } from './clinical-history.queries.ts';
import { type MedicineInUse, medicinesInUse } from './medicines-in-use.ts';

type Props = { patientId: string };

/** The history while attending: the last visits, the medicines in use and the studies. */
export const RecentHistory = ({ patientId }: Props) => (
  <>
    <span>
      {/* In a new tab, since leaving this one would end the call. */}
      <LinkButton
        href={`/historia-clinica/${patientId}?showheader`}
        isNewTab
        icon={<FolderOpen aria-hidden />}
      >
        {copy.whole}
        <VisuallyHidden> {copy.newTab}</VisuallyHidden>
      </LinkButton>
    </span>
    <Recent patientId={patientId} />
  </>
);

function Recent({ patientId }: Props) {
  const { data, error, refetch } = useQuery(recentHistoryQuery(patientId));
  if (error) {
    const text = refusedText[problemCode(error)] ?? copy.failed;
    return <ErrorState text={text} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={['card', 'card', 'text']} />;
  const { patient, prescriptions, visits } = data;
  const { study } = patient.patient_dto;
  return (
    <>
      <Part title={copy.visits} empty={copy.firstVisit(brandName())} isEmpty={visits.length === 0}>
        {visits.map((visit) => (
          <Visit key={visit.consultationId} visit={visit} />
        ))}
      </Part>
      <Medicines medicines={medicinesInUse(patient, prescriptions)} />
      {study.length > 0 ? (
        <FileLinks label={copy.studies} files={study} onFetch={fetchStudy} />
      ) : (
        <Part title={copy.studies} empty={copy.noStudies} isEmpty />
      )}
    </>
  );
}

type PartProps = { title: string; empty: string; isEmpty: boolean; children?: ReactNode };

const Part = ({ title, empty, isEmpty, children }: PartProps) => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h3>{title}</h3>
    {isEmpty ? (
      <p className="text-ink-2">{empty}</p>
    ) : (
      <ul className="flex flex-col gap-2">{children}</ul>
    )}
  </section>
);

const Visit = ({ visit }: { visit: Consultation }) => (
  <li className="flex flex-col gap-2 rounded-md border border-line p-3">
    <p>
      <strong>{formatDate(visit.creation_date)}</strong> · {visit.professional_name}
    </p>
    <DescriptionList
      facts={[
        { term: consultationCopy.reason, value: visit.reason },
        { term: consultationCopy.diagnosis, value: visit.diagnosis },
      ]}
    />
  </li>
);

const Medicines = ({ medicines }: { medicines: readonly MedicineInUse[] }) => (
  <Part title={copy.medicines} empty={copy.noMedicines} isEmpty={medicines.length === 0}>
    {medicines.map(({ id, name, posology, prescribedOn }) => (
      <li key={id}>
        <strong>{name}</strong>
        {posology && <p>{posology}</p>}
        <p className="text-small text-ink-2">
          {prescribedOn ? copy.prescribedOn(formatDate(prescribedOn)) : copy.ofProfile}
        </p>
      </li>
    ))}
  </Part>
);
