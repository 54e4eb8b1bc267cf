import type { Appointment, Slot } from './appointments.schema.ts';

/** A booked appointment, not confirmed: 10 March 2025, 17:20 in Argentina. */
export const anAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: '01957000-0000-7000-8000-0000000000f1',
  appointment_date: '2025-03-10T20:20:00.000Z',
  date: '2025-03-10',
  hour: '17:20',
  endHour: '17:40',
  status: 'PROGRAMMED',
  closedReason: null,
  closedText: null,
  patient_dto: {
    id: '01957000-0000-7000-8000-000000000011',
    first_name: 'María',
    last_name: 'González',
    aliasOrFullName: 'María González',
    isHolder: true,
  },
  professional_dto: {
    id: '01957000-0000-7000-8000-0000000000e1',
    aliasOrFullName: 'Dra. Laura Pérez',
    licence_label: 'M.N. 104233',
  },
  professionalAttends: true,
  specialtyId: 1,
  specialty: 'Clínica médica',
  time_availability_id: '01957000-0000-7000-8000-0000000000d1',
  idSchedule: '01957000-0000-7000-8000-0000000000d1',
  schedule_dto: {
    id: '01957000-0000-7000-8000-0000000000d1',
    check_in: '16:00',
    check_out: '20:00',
  },
  attention_type_id: 2,
  financer: 'OSDE 210',
  confirm: false,
  reason: 'Control anual',
  bookedBy: 'PROFESSIONAL',
  delayMinutes: 0,
  joinFrom: '2025-03-10T20:05:00.000Z',
  joinUntil: '2025-03-10T20:25:00.000Z',
  awaitedUntil: '2025-03-10T20:25:00.000Z',
  consultationId: null,
  visitPhase: null,
  patientIsWaiting: false,
  rescheduleRequest: null,
  version: 1,
  ...changes,
});

/** A free hour of the same agenda. */
export const aSlot = (changes: Partial<Slot> = {}): Slot => ({
  time_availability_id: '01957000-0000-7000-8000-0000000000d1',
  appointment_date: '2025-03-10T20:40:00.000Z',
  date: '2025-03-10',
  hour: '17:40',
  attention_type_id: 2,
  professionalId: '01957000-0000-7000-8000-0000000000e1',
  ...changes,
});
