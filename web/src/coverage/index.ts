export { PayAppointment } from './pay-appointment.tsx';
export { PlanScreen } from './plan-screen.tsx';
export { PrivateConsultation } from './private-consultation.tsx';
