import { useNavigate } from 'react-router';
import { AppointmentsScreen } from '../../appointments/patient/appointments-screen.tsx';
import { callOf } from './call-address.ts';
import { useKeptEquipment } from './equipment.ts';
import { TryEquipment } from './try-equipment.tsx';

/** `/paciente/mis-turnos`: the appointments, and the way into their consultations. */
export function PatientAppointmentsScreen() {
  const navigate = useNavigate();
  const { equipment, keep } = useKeptEquipment();
  return (
    <AppointmentsScreen
      room={{
        equipment: <TryEquipment onDone={keep} />,
        onEnter: (queueId) => void navigate(...callOf('paciente', queueId, equipment)),
      }}
    />
  );
}
