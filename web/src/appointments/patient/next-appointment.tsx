import type { Appointment } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { useNowAt } from '../../lib/use-now-at.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { whenText } from '../appointment-when.ts';
import { useAppointmentPushes } from '../appointments.pushes.ts';
import { ZoneNote } from '../zone-note.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { CannotAttend, Delay, isOff, OpensAt } from './coming-appointment.tsx';
import { EnterButton, type Room } from './join-appointment.tsx';
import { nextCopy as copy, listCopy, waitingCopy } from './patient-appointments.copy.ts';
import { nextQuery } from './patient-appointments.queries.ts';
import { placeIn } from './use-join-window.ts';

type Props = Pick<Room, 'onEnter'>;

/** On the patient's home: the next appointment, and the entry to its consultation once it is time. */
export function NextAppointment({ onEnter }: Props) {
  useAppointmentPushes();
  const { data, error, refetch } = useQuery(nextQuery);
  const now = useNowAt(data?.flatMap(changesOf) ?? []);
  if (error && !data) {
    return <ErrorState text={listCopy.failed} error={error} onRetry={() => void refetch()} />;
  }
  const next = data?.find((appointment) => placeIn(appointment, now) !== 'after');
  return (
    <Card title={copy.title}>
      {!data && <Skeleton lines={['text', 'control']} />}
      {data && !next && (
        <>
          <p className="text-ink-2">{copy.none}</p>
          <LinkButton to="/paciente/mis-turnos">{copy.seeAll}</LinkButton>
        </>
      )}
      {next && <Next appointment={next} place={placeIn(next, now)} onEnter={onEnter} />}
    </Card>
  );
}

/** When the entry opens and closes. */
const changesOf = ({ joinFrom, joinUntil }: Appointment): number[] => [
  Date.parse(joinFrom),
  Date.parse(joinUntil),
];

type NextProps = Props & { appointment: Appointment; place: ReturnType<typeof placeIn> };

function Next({ appointment, place, onEnter }: NextProps) {
  const { appointment_date, patient_dto, professional_dto, specialty } = appointment;
  return (
    <>
      <p className="font-bold">{whenText(appointment)}</p>
      <p>
        {professional_dto.aliasOrFullName} · {specialty}
      </p>
      {!patient_dto.isHolder && <p>{waitingCopy.for(patient_dto.aliasOrFullName)}</p>}
      <ZoneNote at={new Date(appointment_date)} />
      {isOff(appointment) ? (
        <CannotAttend appointment={appointment} />
      ) : (
        <Entry appointment={appointment} place={place} onEnter={onEnter} />
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/paciente/mis-turnos">
          {place === 'open' && !isOff(appointment) ? copy.room : copy.see}
        </LinkButton>
        {place === 'before' && <CancelAppointment appointment={appointment} />}
      </div>
    </>
  );
}

const Entry = ({ appointment, place, onEnter }: NextProps) => (
  <>
    <Delay appointment={appointment} />
    {place === 'before' && <OpensAt joinFrom={appointment.joinFrom} />}
    {place === 'open' && <EnterButton appointment={appointment} onEnter={onEnter} />}
  </>
);
