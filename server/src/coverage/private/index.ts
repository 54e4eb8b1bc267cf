export { orderPrivateConsultation, readPrivateConsultation } from './order-private-consultation.ts';
export { hasPaid, returnOfVisit, usePaid } from './paid-visit.ts';
export { payablePrivateConsultation } from './payable-private-consultation.ts';
export { startUnusedSweep } from './return-unused.ts';
