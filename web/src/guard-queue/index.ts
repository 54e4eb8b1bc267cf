export { useCommand } from './guard-queue.commands.ts';
export { entryName } from './guard-queue.copy.ts';
export { useLiveLine, useQueuePushes, useWaitingCount } from './guard-queue.pushes.ts';
export { ownEntriesQuery } from './guard-queue.queries.ts';
export { isInConsultation } from './in-consultation.ts';
export { PatientGuard } from './patient/patient-guard.tsx';
export { RateConsultation } from './patient/rate-consultation.tsx';
export { GuardWatch } from './professional/guard-watch.tsx';
export { ProfessionalGuard } from './professional/professional-guard.tsx';
