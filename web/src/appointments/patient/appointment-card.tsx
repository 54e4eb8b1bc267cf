import type { Appointment } from '@app/contract/appointments';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { AppointmentChip } from '../appointment-chip.tsx';
import { standingOf } from '../appointment-standing.ts';
import { pastWhenText, whenText } from '../appointment-when.ts';
import { ZoneNote } from '../zone-note.tsx';
import { ClosedAppointment } from './closed-appointment.tsx';
import { ComingAppointment } from './coming-appointment.tsx';
import type { Room } from './join-appointment.tsx';
import { listCopy as copy, standingWords } from './patient-appointments.copy.ts';

/** One appointment of the list, with its actions. */
export function AppointmentCard({ appointment, room }: { appointment: Appointment; room: Room }) {
  const { appointment_date, patient_dto, professional_dto, status } = appointment;
  const standing = standingOf(appointment);
  return (
    <Card
      title={status === 'PROGRAMMED' ? whenText(appointment) : pastWhenText(appointment)}
      aside={<AppointmentChip standing={standing}>{standingWords[standing]}</AppointmentChip>}
    >
      <ZoneNote at={new Date(appointment_date)} />
      <DescriptionList
        facts={[
          { term: copy.professional, value: professional_dto.aliasOrFullName },
          { term: copy.specialty, value: appointment.specialty },
          { term: copy.patient, value: patient_dto.aliasOrFullName },
          { term: copy.financer, value: appointment.financer },
          { term: copy.why, value: appointment.reason },
        ]}
      />
      {status === 'PROGRAMMED' && <ComingAppointment appointment={appointment} room={room} />}
      {status === 'CANCELLED' && <ClosedAppointment appointment={appointment} room={room} />}
      {status === 'FINISHED' && appointment.consultationId && (
        <LinkButton
          to={`/paciente/consultas/${appointment.consultationId}`}
          aria-label={`${copy.summary}: ${copy.row(pastWhenText(appointment), professional_dto.aliasOrFullName)}`}
        >
          {copy.summary}
        </LinkButton>
      )}
    </Card>
  );
}
