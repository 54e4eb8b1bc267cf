import { SecurityScreen } from '../../accounts/sessions/security-screen.tsx';
import { WhatsAppCard } from '../../consents/index.ts';
import { Memberships } from '../../family-group/index.ts';
import { useViewer } from '../../lib/session/session.ts';
import {
  DevicesCard,
  PreferencesCard,
  useReadPreferencesAgain,
} from '../../notifications/index.ts';

/** `/seguridad`, with the choices about WhatsApp, notification channels and devices. */
export function OwnSecurityScreen() {
  const viewer = useViewer();
  const readPreferencesAgain = useReadPreferencesAgain();
  const role = viewer?.role;
  const isPatient = role === 'PATIENT' && viewer?.first_name !== '';
  const hasDevices = role === 'PATIENT' || role === 'PROFESSIONAL';
  return (
    <SecurityScreen
      messages={
        <>
          {isPatient && <WhatsAppCard onChanged={readPreferencesAgain} />}
          <PreferencesCard hasWhatsApp={isPatient} />
          {hasDevices && <DevicesCard />}
          {/* Patients find them in their own group. */}
          {role === 'PROFESSIONAL' && <Memberships />}
        </>
      }
    />
  );
}
