export { orderPrivateConsultation, readPrivateConsultation } from './order-private-consultation.ts';
export { returnOfVisit, usePaid } from './paid-visit.ts';
export { payablePrivateConsultation } from './payable-private-consultation.ts';
export { startUnusedSweep } from './return-unused.ts';
