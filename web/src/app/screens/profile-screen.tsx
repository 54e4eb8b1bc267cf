import { useViewer } from '../../lib/session.ts';
import { supportEmail } from '../../lib/settings.ts';
import { PatientProfileScreen, ProfilePendingScreen } from '../../profiles/index.ts';

/** `/registro-completo`: the own profile, by role. */
export const ProfileScreen = () =>
  useViewer()?.role === 'PATIENT' ? (
    <PatientProfileScreen />
  ) : (
    <ProfilePendingScreen supportEmail={supportEmail()} />
  );
