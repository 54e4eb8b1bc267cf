export { entryName } from './guard-queue.copy.ts';
export {
  ownEntriesQuery,
  useCommand,
  useLiveLine,
  useQueuePushes,
  useWaitingCount,
} from './guard-queue.queries.ts';
export { GuardWatch } from './guard-watch.tsx';
export { isInConsultation } from './in-consultation.ts';
export { PatientGuard } from './patient-guard.tsx';
export { ProfessionalGuard } from './professional-guard.tsx';
export { RateConsultation } from './rate-consultation.tsx';
