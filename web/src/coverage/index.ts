export { PayAppointment } from './pay-appointment.tsx';
export { PrivateConsultation } from './private-consultation.tsx';
