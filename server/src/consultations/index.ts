export { consultationsRoutes } from './consultations.routes.ts';
export { type Consultations, createConsultations } from './consultations.ts';
export { finishConsultation } from './finish-consultation.ts';
export { careWindowStart, requireRecordAccess } from './require-record-access.ts';
