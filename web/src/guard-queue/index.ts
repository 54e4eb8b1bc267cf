export { entryName } from './guard-queue.copy.ts';
export {
  ownEntriesQuery,
  useCommand,
  useLiveLine,
  useQueuePushes,
  useWaitingCount,
} from './guard-queue.queries.ts';
export { isInConsultation } from './in-consultation.ts';
export { PatientGuard } from './patient/patient-guard.tsx';
export { RateConsultation } from './patient/rate-consultation.tsx';
export { GuardWatch } from './professional/guard-watch.tsx';
export { ProfessionalGuard } from './professional/professional-guard.tsx';
