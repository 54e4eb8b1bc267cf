import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { PatientLayout } from './patient-layout.tsx';
import { ProfessionalLayout } from './professional-layout.tsx';
import { StaffLayout } from './staff-layout.tsx';

// Loaded on demand: nobody else needs the frame of a pharmacy.
const PharmacyFrame = lazy(async () => ({
  default: (await import('./pharmacy-layout.tsx')).PharmacyFrame,
}));

/** Screens that every role has, each in its own frame: profile, password, help, notifications. */
export function AccountLayout() {
  const role = useViewer()?.role;
  if (role === 'PATIENT') return <PatientLayout />;
  if (role === 'PROFESSIONAL') return <ProfessionalLayout />;
  if (role !== 'PHARMACY') return <StaffLayout />;
  return (
    <Suspense>
      <PharmacyFrame>
        <Outlet />
      </PharmacyFrame>
    </Suspense>
  );
}
