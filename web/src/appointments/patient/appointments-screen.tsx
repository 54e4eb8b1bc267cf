import { APPOINTMENT_PAGE, type AppointmentStatus } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useViewer } from '../../lib/session/session.ts';
import { hasBooking } from '../../lib/settings.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LetterHead } from '../../ui/layout/letter.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EmptyPage } from '../../ui/navigation/empty-page.tsx';
import { PageLinks } from '../../ui/navigation/page-links.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { useAppointmentPushes } from '../appointments.pushes.ts';
import { AppointmentCard } from './appointment-card.tsx';
import type { Room } from './join-appointment.tsx';
import { listCopy as copy } from './patient-appointments.copy.ts';
import { appointmentsQuery } from './patient-appointments.queries.ts';
import { TABS, tabName, useListPlace } from './use-list-place.ts';
import { WaitingPlaces } from './waiting-places.tsx';

/** `/paciente/mis-turnos`: the appointments of the family, by status. */
export function AppointmentsScreen({ room }: { room: Room }) {
  useAppointmentPushes();
  const { status, page, showTab, addressOf } = useListPlace();
  const viewer = useViewer();
  return (
    <>
      {viewer && <LetterHead about={`${viewer.first_name} ${viewer.last_name}`} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        {hasBooking() && (
          <LinkButton to="/paciente/nuevo-turno" icon={<CalendarPlus aria-hidden />}>
            {copy.book}
          </LinkButton>
        )}
      </div>
      <WaitingPlaces />
      <Tabs
        label={copy.tabs}
        selected={tabName(status)}
        onSelect={showTab}
        items={TABS.map((one) => ({
          id: tabName(one),
          label: copy.tab[one],
          content: <Page status={one} page={page} room={room} addressOf={addressOf} />,
        }))}
      />
    </>
  );
}

type PageProps = {
  status: AppointmentStatus;
  page: number;
  room: Room;
  addressOf: (page: number) => string;
};

function Page({ status, page, room, addressOf }: PageProps) {
  const { data, error, refetch } = useQuery(appointmentsQuery(status, page));
  const failure = error && (
    <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
  );
  if (!data) return failure ?? <Skeleton lines={['card', 'card']} />;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {failure}
      {data.length === 0 ? (
        <EmptyPage page={page} firstPage={addressOf(1)}>
          <EmptyState text={copy.empty[status]} detail={copy.emptyDetail[status]} />
        </EmptyPage>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {data.map((appointment) => (
            <li key={appointment.id} className="min-w-0">
              <AppointmentCard appointment={appointment} room={room} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        label={copy.pages}
        page={page}
        hasMore={data.length === APPOINTMENT_PAGE}
        addressOf={addressOf}
        previous={uiCopy.previous}
        next={uiCopy.next}
      />
    </div>
  );
}
