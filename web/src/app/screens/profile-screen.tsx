import { useViewer } from '../../lib/session/session.ts';
import {
  PatientProfileScreen,
  ProfessionalProfileScreen,
  StaffAccountScreen,
  StudiesField,
} from '../../profiles/index.ts';

/** `/registro-completo`: the viewer's profile, by role. */
export function ProfileScreen() {
  const viewer = useViewer();
  if (!viewer) return null;
  if (viewer.role === 'PATIENT')
    return <PatientProfileScreen studies={<StudiesField subject="own" />} />;
  if (viewer.role === 'PROFESSIONAL') return <ProfessionalProfileScreen />;
  return <StaffAccountScreen viewer={viewer} />;
}
