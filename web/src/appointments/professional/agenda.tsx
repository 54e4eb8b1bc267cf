import type { Appointment, Slot } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNHURRIED_MS, useNow } from '../../lib/use-now.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { agendaCopy as copy } from './agenda.copy.ts';
import { agendaQuery } from './agenda.queries.ts';
import { AgendaDays } from './agenda-days.tsx';
import { AgendaHeading } from './agenda-heading.tsx';
import type { AgendaOf, AgendaSide } from './agenda-side.ts';
import { AppointmentDialog } from './dialogs/appointment-dialog.tsx';
import { BookingDialog } from './dialogs/booking-dialog.tsx';
import { useAgendaActions } from './use-agenda-actions.ts';
import { useAgendaPlace } from './use-agenda-place.ts';

type Props = AgendaOf & {
  /** Only a professional starts and resumes consultations. */
  onBegin: (appointment: Appointment) => void;
  onResume: (queueId: string) => void;
};

/** An appointment that is open, or a booking: at a free slot, or at one chosen later. */
type Opened = { appointmentId: string } | { slot: Slot | undefined };

/** The agenda of a professional, a day or a week at a time. */
export function Agenda({ side, professionalId, onBegin, onResume }: Props) {
  const now = new Date(useNow(UNHURRIED_MS));
  const place = useAgendaPlace(now);
  const [opened, setOpened] = useState<Opened>();
  const {
    data: agenda,
    error,
    refetch,
  } = useQuery(agendaQuery({ side, professionalId }, place.read));
  const give = (slot?: Slot) => setOpened({ slot });
  const close = () => setOpened(undefined);
  useAgendaActions(place, side, () => give());

  const start = (appointment: Appointment) => {
    close();
    onBegin(appointment);
  };
  return (
    <>
      <AgendaHeading place={place} side={side} onGive={() => give()} />
      {agenda ? (
        <AgendaDays
          agenda={agenda}
          place={place}
          now={now}
          side={side}
          onOpen={({ id }) => setOpened({ appointmentId: id })}
          onGive={give}
          onBegin={start}
          onResume={onResume}
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
      {opened && 'appointmentId' in opened && (
        <OpenedAppointment
          appointment={agenda?.appointments.find(({ id }) => id === opened.appointmentId)}
          side={side}
          now={now}
          onBegin={start}
          onResume={onResume}
          onClose={close}
        />
      )}
      {opened && 'slot' in opened && (
        <BookingDialog
          side={side}
          professionalId={professionalId}
          slot={opened.slot}
          onClose={close}
        />
      )}
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
  /** `undefined` if it was moved to another day. */
  appointment: Appointment | undefined;
  side: AgendaSide;
  now: Date;
  onBegin: (appointment: Appointment) => void;
  onResume: (queueId: string) => void;
  onClose: () => void;
};

const OpenedAppointment = ({ appointment, onBegin, ...props }: OpenedProps) =>
  appointment ? (
    <AppointmentDialog appointment={appointment} onBegin={() => onBegin(appointment)} {...props} />
  ) : null;
