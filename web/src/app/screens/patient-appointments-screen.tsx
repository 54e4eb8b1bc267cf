import type { Appointment } from '@app/contract/appointments';
import { useNavigate } from 'react-router';
import { AppointmentsScreen } from '../../appointments/patient/appointments-screen.tsx';
import { PayAppointment } from '../../coverage/index.ts';
import { callOf } from './call-address.ts';
import { useKeptEquipment } from './equipment.ts';
import { payConsultation } from './pay-consultation.tsx';
import { TryEquipment } from './try-equipment.tsx';

/** `/paciente/mis-turnos`: the appointments, with the entry to their consultations. */
export function PatientAppointmentsScreen() {
  const navigate = useNavigate();
  const { equipment, keep } = useKeptEquipment();
  return (
    <AppointmentsScreen
      room={{
        equipment: <TryEquipment onDone={keep} />,
        payment: payAppointment,
        onEnter: (queueId) => void navigate(...callOf('paciente', queueId, equipment)),
      }}
    />
  );
}

const payAppointment = (appointment: Appointment) => (
  <PayAppointment
    patientId={appointment.patient_dto.id}
    appointmentId={appointment.id}
    standing={standingOf(appointment)}
    payment={payConsultation}
  />
);

function standingOf({ consultationId, status }: Appointment) {
  if (status === 'CANCELLED') return 'OVER';
  return consultationId === null ? 'AHEAD' : 'BEGUN';
}
