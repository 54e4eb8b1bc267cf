export { useAppointmentPushes } from './appointments.pushes.ts';
