export { AwaitingProfessional } from './patient/awaiting-professional.tsx';
export { NextAppointment } from './patient/next-appointment.tsx';
export { AppointmentsSoon } from './professional/appointments-soon.tsx';
export { NextToday } from './professional/next-today.tsx';
export { ProfessionalAgenda } from './professional/professional-agenda.tsx';
