import { useNavigate } from 'react-router';
import { AwaitingProfessional } from '../../appointments/index.ts';
import { callOf } from '../screens/call-address.ts';

/** Notices shown to a patient on every screen, above its content. */
export function PatientNotices() {
  const navigate = useNavigate();
  return (
    <AwaitingProfessional
      onEnter={(queueId) => void navigate(...callOf('paciente', queueId, {}))}
    />
  );
}
