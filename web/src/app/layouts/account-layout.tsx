import { useViewer } from '../../lib/session/session.ts';
import { PatientLayout } from './patient-layout.tsx';
import { ProfessionalLayout } from './professional-layout.tsx';
import { StaffLayout } from './staff-layout.tsx';

/** Screens that every role has, each in its own frame: profile, password, help, notifications. */
export function AccountLayout() {
  const role = useViewer()?.role;
  if (role === 'PATIENT') return <PatientLayout />;
  return role === 'PROFESSIONAL' ? <ProfessionalLayout /> : <StaffLayout />;
}
