import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { PatientFrame } from './patient-layout.tsx';
import { ProfessionalFrame } from './professional-layout.tsx';

// Loaded on demand: patients and professionals do not need the frames of pharmacies and staff.
const PharmacyFrame = lazy(async () => ({
  default: (await import('./pharmacy-layout.tsx')).PharmacyFrame,
}));
const StaffFrame = lazy(async () => ({
  default: (await import('./staff-layout.tsx')).StaffFrame,
}));

/** The frame of the viewer's role. */
export function RoleFrame({ children }: { children: ReactNode }) {
  const role = useViewer()?.role;
  if (role === 'PATIENT') return <PatientFrame>{children}</PatientFrame>;
  if (role === 'PROFESSIONAL') return <ProfessionalFrame>{children}</ProfessionalFrame>;
  const Frame = role === 'PHARMACY' ? PharmacyFrame : StaffFrame;
  return (
    <Suspense>
      <Frame>{children}</Frame>
    </Suspense>
  );
}

/** Screens that every role has, in its own frame: profile, password, help, notifications. */
export const AccountLayout = () => (
  <RoleFrame>
    <Outlet />
  </RoleFrame>
);
