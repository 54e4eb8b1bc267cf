import type { Prescription } from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import { PrescriptionStatusChip, TestMark } from '../lib/readings/prescription-status.tsx';
import { dayNow } from '../lib/server/server-time.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { validityText } from './prescription-words.ts';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { prescriptionsQuery } from './prescriptions.queries.ts';

const SHOWN = 2;

/**
 * On the patient's home: the two newest usable prescriptions, without their medicines, which people nearby
 * could read, and a link to the others.
 */
export function LatestPrescriptions() {
  const { data, isPending, error, refetch } = useQuery(prescriptionsQuery);
  if (error && !data) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  const usable = (data ?? []).filter(({ state }) => state === 'new').slice(0, SHOWN);
  return (
    <Card title={copy.latest}>
      {usable.some(({ test_mark }) => test_mark) && <TestMark />}
      {isPending ? <Skeleton lines={['text', 'text']} /> : <Latest prescriptions={usable} />}
      <LinkButton to="/paciente/mis-recetas">{copy.seeAll}</LinkButton>
    </Card>
  );
}

const Latest = ({ prescriptions }: { prescriptions: readonly Prescription[] }) =>
  prescriptions.length === 0 ? (
    <p className="text-ink-2">{copy.latestEmpty}</p>
  ) : (
    <ul className="flex flex-col gap-3">
      {prescriptions.map((prescription) => (
        <li key={prescription.id} className="flex flex-col">
          <strong>{copy.ofDay(formatDate(prescription.createdDate))}</strong>
          <span className="text-small text-ink-2">
            {`${copy.patient} ${prescription.patient_name} · ${validityText(prescription, dayNow())}`}
          </span>
          {prescription.status === 'BLOCKED' && <PrescriptionStatusChip {...prescription} />}
        </li>
      ))}
    </ul>
  );
