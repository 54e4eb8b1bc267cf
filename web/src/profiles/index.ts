export type { KnownPatient, PatientContent } from './patient/patient-values.ts';
export { profileOf } from './patient/patient-values.ts';
export { PatientWizard } from './patient/patient-wizard.tsx';
export { PatientProfileScreen } from './patient-profile-screen.tsx';
export { ProfilePendingScreen } from './profile-pending-screen.tsx';
export { discardDraft, draftQuery } from './wizard/drafts.queries.ts';
