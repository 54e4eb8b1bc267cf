export { useQueuePushes, useWaitingCount } from './guard-queue.pushes.ts';
export { summaryQuery } from './guard-queue.queries.ts';
export { PlaceNotice } from './patient/elsewhere/place-notice.tsx';
export { PatientGuard } from './patient/patient-guard.tsx';
export { GuardWatch } from './professional/guard-watch.tsx';
export { ProfessionalGuard } from './professional/professional-guard.tsx';
