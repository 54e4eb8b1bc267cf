export { AwaitingProfessional } from './patient/awaiting-professional.tsx';
export { NextAppointment } from './patient/next-appointment.tsx';
export { AppointmentsSoon } from './professional/appointments-soon.tsx';
export { ProfessionalAgenda } from './professional/professional-agenda.tsx';
