import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatDate } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ownConsultationsCopy as copy } from '../clinical-history.copy.ts';
import { ownConsultationsQuery } from '../clinical-history.queries.ts';

/**
 * On the patient's home: the last visit of the patient or their dependants, without its reason, which people
 * nearby could read. Nothing if there is none.
 */
export function LastConsultation() {
  const { data } = useInfiniteQuery(ownConsultationsQuery);
  const [last] = data ?? [];
  if (!last) return null;
  const { finishedDate, patient, professional, queueId, specialty } = last;
  const day = formatDate(finishedDate);
  return (
    <Card
      title={copy.last}
      aside={!patient.isReader && <Chip tone="brand">{copy.patientOf(patient.first_name)}</Chip>}
    >
      <p className="flex flex-col">
        <strong>{day}</strong>
        <span className="text-ink-2">{`${professional} · ${specialty}`}</span>
      </p>
      <span className="flex flex-wrap gap-3">
        <LinkButton
          to={`/paciente/consultas/${queueId}`}
          aria-label={copy.summaryOf(day, professional)}
        >
          {copy.summary}
        </LinkButton>
        <LinkButton to="/paciente/mis-consultas" kind="quiet">
          {copy.seeAll}
        </LinkButton>
      </span>
    </Card>
  );
}
