import { SecurityScreen } from '../../accounts/sessions/security-screen.tsx';
import { WhatsAppCard } from '../../consents/index.ts';
import { useViewer } from '../../lib/session/session.ts';

/** `/seguridad`: patients also choose whether the clinic may write by WhatsApp. */
export function OwnSecurityScreen() {
  const viewer = useViewer();
  const isPatient = viewer?.role === 'PATIENT' && viewer.first_name !== '';
  return <SecurityScreen messages={isPatient && <WhatsAppCard />} />;
}
