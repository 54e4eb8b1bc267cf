export { AppointmentsSoon } from './professional/appointments-soon.tsx';
export { ProfessionalAgenda } from './professional/professional-agenda.tsx';
