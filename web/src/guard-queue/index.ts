export { useQueuePushes, useWaitingCount } from './guard-queue.pushes.ts';
export { PatientGuard } from './patient/patient-guard.tsx';
export { GuardWatch } from './professional/guard-watch.tsx';
export { ProfessionalGuard } from './professional/professional-guard.tsx';
