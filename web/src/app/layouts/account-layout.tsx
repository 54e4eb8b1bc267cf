import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { PatientLayout } from './patient-layout.tsx';
import { ProfessionalLayout } from './professional-layout.tsx';

// Loaded on demand: nobody else needs the frames of pharmacies and of the staff.
const PharmacyFrame = lazy(async () => ({
  default: (await import('./pharmacy-layout.tsx')).PharmacyFrame,
}));
const StaffFrame = lazy(async () => ({
  default: (await import('./staff-layout.tsx')).StaffFrame,
}));

/** Screens that every role has, each in its own frame: profile, password, help, notifications. */
export function AccountLayout() {
  const role = useViewer()?.role;
  if (role === 'PATIENT') return <PatientLayout />;
  if (role === 'PROFESSIONAL') return <ProfessionalLayout />;
  const Frame = role === 'PHARMACY' ? PharmacyFrame : StaffFrame;
  return (
    <Suspense>
      <Frame>
        <Outlet />
      </Frame>
    </Suspense>
  );
}
