import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { hasBooking } from '../../lib/settings.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { bookingCopy as copy } from './booking.copy.ts';
import { BookingForm } from './booking-form.tsx';
import { bookingStateSchema } from './booking-state.ts';

/** `/paciente/nuevo-turno`: books an appointment, if the installation lets patients book. */
export function BookingScreen() {
  const brought = useNavigationState(bookingStateSchema);
  const profile = useQuery({ ...profileQuery, enabled: hasBooking() });
  if (!hasBooking()) return <Navigate to="/paciente/mis-turnos" replace />;
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {profile.isPending && <Skeleton />}
      {profile.error && (
        <ErrorState
          text={copy.profileFailed}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data === null && <Navigate to="/registro-completo" replace />}
      {profile.data && <BookingForm user={profile.data} brought={brought} />}
    </div>
  );
}
