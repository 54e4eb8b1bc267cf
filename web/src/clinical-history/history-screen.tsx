import type { HistoryPatient } from '@app/contract/clinical-history';
import { allergyAnswer } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { fetchStudy } from '../lib/readings/studies.queries.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Chip } from '../ui/feedback/chip.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { countOf } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { LetterHead } from '../ui/layout/letter.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Columns } from '../ui/layout/screen-layouts.tsx';
import { FileLinks } from '../ui/media/file-links.tsx';
import { Accordion } from '../ui/navigation/accordion.tsx';
import { historyCopy as copy, refusedText } from './clinical-history.copy.ts';
import { historyPatientQuery } from './clinical-history.queries.ts';
import { ConsultationViewer } from './consultation-viewer.tsx';
import { ProofPart, type ShowProof } from './dispensed-proof.tsx';
import { keepSearch, useKeptSearch } from './history-search.ts';
import { medicalFacts, personalFacts } from './patient-facts.ts';
import { useNamedConsultation } from './use-history-place.ts';

type HistoryScreenProps = {
  /** Opened beside a call, without the site's header and *Volver*. */
  hideChrome?: boolean;
  /** Shows what a pharmacy handed over. */
  proof?: ShowProof;
};

/** `/historia-clinica/:id`: a patient's history, one consultation at a time. */
export function HistoryScreen({ hideChrome = false, proof }: HistoryScreenProps) {
  const { id = '' } = useParams();
  const search = useKeptSearch();
  const { data: patient, error, refetch } = useQuery(historyPatientQuery(id));
  return (
    <>
      {!hideChrome && (
        <p className="print:hidden">
          <Link to="/historia-clinica" state={keepSearch(search)}>
            {copy.back}
          </Link>
        </p>
      )}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !patient && <Skeleton />}
      {patient && (
        <ProofPart value={proof}>
          <History key={patient.id} patient={patient} />
        </ProofPart>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageHeading title={copy.loading}>{copy.loading}</PageHeading>
      <ErrorState
        text={refusedText[problemCode(error)] ?? copy.patientFailed}
        error={error}
        onRetry={onRetry}
      />
    </>
  );
}

const History = ({ patient }: { patient: HistoryPatient }) => (
  <>
    <LetterHead about={`${patient.first_name} ${patient.last_name}`} />
    <HistoryHeader patient={patient} />
    <Columns
      split="record"
      side={
        <>
          <Accordion title={copy.personal} isOpenAtStart>
            <DescriptionList facts={personalFacts(patient)} />
          </Accordion>
          {/* Closed sections are not printed, nor their titles. */}
          <div className="print:has-[[aria-expanded=false]]:hidden">
            <Accordion title={copy.medical}>
              <DescriptionList facts={medicalFacts(patient)} />
              <FileLinks
                label={copy.studies}
                files={patient.patient_dto.study}
                onFetch={fetchStudy}
              />
            </Accordion>
          </div>
        </>
      }
      main={<Consultations patientId={patient.id} />}
    />
  </>
);

function Consultations({ patientId }: { patientId: string }) {
  const { isLookedFor } = useNamedConsultation(patientId);
  return isLookedFor ? <Skeleton /> : <ConsultationViewer patientId={patientId} />;
}

/** Sticky, so that a wrong patient is noticed. */
function HistoryHeader({ patient }: { patient: HistoryPatient }) {
  const { first_name, last_name, patient_dto } = patient;
  const { clinicHistoryId, age, allergies } = patient_dto;
  const name = copy.lastFirst(last_name, first_name);
  return (
    <div className="sticky top-0 z-10 -my-2 bg-bg py-2 cramped:static print:static print:bg-transparent">
      <PageHeading
        title={copy.title(clinicHistoryId, name)}
        aside={
          <>
            <Chip>{copy.number(clinicHistoryId)}</Chip>
            <Chip>{countOf(age, copy.year, copy.years)}</Chip>
            {allergies && allergyAnswer(allergies) === 'told' && (
              <Chip tone="danger" icon={<TriangleAlert aria-hidden size={18} />}>
                {copy.allergy(allergies)}
              </Chip>
            )}
          </>
        }
      >
        {name}
      </PageHeading>
    </div>
  );
}
