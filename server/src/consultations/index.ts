export { careWindowStart } from './access/require-record-access.ts';
export type { VersionRow as EarlierVersion } from './consultation-rows.ts';
export { consultationsRoutes } from './consultations.routes.ts';
export type { WholeConsultation } from './consultations.statements.ts';
export { type Consultations, createConsultations } from './consultations.ts';
export { finishConsultation } from './record/finish-consultation.ts';
export { createRecords, type Records } from './records.ts';
