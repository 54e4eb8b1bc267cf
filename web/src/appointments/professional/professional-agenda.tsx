import type { Appointment, Slot } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNHURRIED_MS, useNow } from '../../lib/use-now.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAppointmentPushes } from '../appointments.pushes.ts';
import { agendaCopy as copy } from './agenda.copy.ts';
import { agendaQuery } from './agenda.queries.ts';
import { AgendaDays } from './agenda-days.tsx';
import { AgendaHeading } from './agenda-heading.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { AwaitingDialog } from './awaiting-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { useAgendaActions } from './use-agenda-actions.ts';
import { useAgendaPlace } from './use-agenda-place.ts';
import { useBegun } from './use-begun.ts';

type Props = Parameters<typeof useBegun>[0];

/** What a day holds is opened, or an hour is given: at a free slot, or at one that is chosen later. */
type Opened = { appointmentId: string } | { slot: Slot | undefined };

/** The professional's agenda, a day or a week at a time. */
export function ProfessionalAgenda({ beforeCall, onAttend }: Props) {
  useAppointmentPushes();
  const now = new Date(useNow(UNHURRIED_MS));
  const place = useAgendaPlace(now);
  const [opened, setOpened] = useState<Opened>();
  const { awaited, begin } = useBegun({ beforeCall, onAttend });
  const from = place.days[0] ?? place.today;
  const { data: agenda, error, refetch } = useQuery(agendaQuery(from, place.days.at(-1) ?? from));
  const give = (slot?: Slot) => setOpened({ slot });
  const close = () => setOpened(undefined);
  useAgendaActions(place, () => give());

  const start = (appointment: Appointment) => {
    close();
    begin(appointment);
  };
  return (
    <>
      <AgendaHeading place={place} onGive={() => give()} />
      {agenda ? (
        <AgendaDays
          agenda={agenda}
          place={place}
          now={now}
          onOpen={({ id }) => setOpened({ appointmentId: id })}
          onGive={give}
          onBegin={start}
          onResume={onAttend}
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
      {opened && 'appointmentId' in opened && (
        <OpenedAppointment
          appointment={agenda?.appointments.find(({ id }) => id === opened.appointmentId)}
          now={now}
          onBegin={start}
          onResume={onAttend}
          onClose={close}
        />
      )}
      {opened && 'slot' in opened && <BookingDialog slot={opened.slot} onClose={close} />}
      {awaited && <AwaitingDialog entry={awaited} />}
    </>
  );
}

const Unread = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error ? (
    <ErrorState text={copy.failed} error={error} onRetry={onRetry} />
  ) : (
    <Skeleton lines={['card', 'card']} />
  );

type OpenedProps = {
  /** None where it moved to another day meanwhile. */
  appointment: Appointment | undefined;
  now: Date;
  onBegin: (appointment: Appointment) => void;
  onResume: (queueId: string) => void;
  onClose: () => void;
};

const OpenedAppointment = ({ appointment, onBegin, ...props }: OpenedProps) =>
  appointment ? (
    <AppointmentDialog appointment={appointment} onBegin={() => onBegin(appointment)} {...props} />
  ) : null;
