export type { KnownPatient, PatientContent } from './patient/patient-values.ts';
export { profileOf } from './patient/patient-values.ts';
export { PatientWizard } from './patient/patient-wizard.tsx';
export type { TakenIdNumbers } from './patient/personal-step.tsx';
export { PatientProfileScreen } from './patient-profile-screen.tsx';
export { ProfessionalProfileScreen } from './professional-profile-screen.tsx';
export { StaffAccountScreen } from './staff-account-screen.tsx';
export { StudiesField } from './studies/studies-field.tsx';
export { useOpenedDraft } from './wizard/use-opened-draft.ts';
