import { type Day, daysBetween } from '@app/contract/kernel';
import type { Prescription } from '@app/contract/prescriptions';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { expiryText } from '../lib/readings/prescription-status.tsx';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { dayNow } from '../lib/server/server-time.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { formatDate, formatLongDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { runningOutCopy as copy } from './prescriptions.copy.ts';
import { prescriptionsQuery } from './prescriptions.queries.ts';
import { type Ending, runningOut } from './running-out.ts';

/**
 * On the patient's home: which person's treatments or prescriptions end soon and when, without the name of a
 * medicine, which people nearby could read. Nothing if none does.
 */
export function RunningOut() {
  const { data = [] } = useQuery(prescriptionsQuery);
  const { data: reader } = useQuery(profileQuery);
  const endings = runningOut(data, dayNow());
  if (endings.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ul className="flex flex-col gap-4">
        {endings.map((ending) => (
          <li key={ending.prescription.id} className="flex flex-col gap-3">
            <Told ending={ending} />
            <Acts ending={ending} reader={reader} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Props = { ending: Ending };

const Told = ({ ending }: Props) => (
  <p className="flex flex-col">
    <strong>{endingText(ending, dayNow())}</strong>
    <span className="text-ink-2">{nameOf(ending)}</span>
  </p>
);

const Acts = ({ ending, reader }: Props & { reader: User | null | undefined }) => {
  const { prescription, isLong } = ending;
  const name = nameOf(ending);
  return (
    <span className="flex flex-wrap gap-3">
      {isLong && (
        <LinkButton to={guardAddress(prescription, reader)} aria-label={copy.repeatOf(name)}>
          {copy.repeat}
        </LinkButton>
      )}
      <LinkButton
        to={`/paciente/mis-recetas?receta=${prescription.prescriptionId}`}
        aria-label={copy.seeOf(name)}
      >
        {copy.see}
      </LinkButton>
    </span>
  );
};

const nameOf = ({ prescription: { patient_name, createdDate } }: Ending): string =>
  copy.of(patient_name, formatDate(createdDate));

function endingText({ prescription, lastDay }: Ending, day: Day): string {
  if (prescription.status !== 'DISPENSED') return expiryText(lastDay, day);
  return daysBetween(day, lastDay) < 0
    ? copy.ranOut(formatDate(lastDay))
    : copy.runsOut(formatLongDate(lastDay).replace(',', ''));
}

/** Address for joining the guard, with the prescription's person preselected if in the reader's group. */
function guardAddress({ patient_id_number }: Prescription, reader: User | null | undefined) {
  const people = reader ? [reader, ...(reader.patient_dto?.family_group ?? [])] : [];
  const person = people.find(({ id_number }) => id_number === patient_id_number);
  return `/paciente?paso=guardia${person ? `&para=${person.id}` : ''}`;
}
