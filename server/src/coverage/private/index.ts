export { orderPrivateConsultation, readPrivateConsultation } from './order-private-consultation.ts';
export { keepForReturn, returnOfVisit, useForAppointment, useForGuard } from './paid-visit.ts';
export { payablePrivateConsultation } from './payable-private-consultation.ts';
export { returnOfAppointment } from './return-of-appointment.ts';
export { startUnusedSweep } from './return-unused.ts';
