export { answeredRequestsRepository } from './answered-requests.repository.ts';
export { startForgettingDrafts } from './drafts/forget-drafts.ts';
export { profileDraftsRepository } from './drafts/profile-drafts.repository.ts';
export { fileChangesRepository } from './files/file-changes.repository.ts';
export { saveImage } from './files/profile-images.ts';
export { reviewingJobs, startReviewing } from './files/review-studies.ts';
export { personAccountRepository } from './person-account.repository.ts';
export type { AddressRow, LicenceRow, PersonRow } from './profile-rows.ts';
export { profileWritesRepository } from './profile-writes.repository.ts';
export {
  licenceLabel,
  presentAddress,
  presentIdentification,
  presentLicence,
  presentPatient,
  presentPersonal,
  presentProfessional,
  titledName,
  usernameOf,
} from './profiles.presenter.ts';
export { refuseField } from './profiles.refusals.ts';
export { profilesRoutes } from './profiles.routes.ts';
export {
  type PatientParts,
  type ProfessionalParts,
  patientValue,
  professionalValue,
} from './profiles.statements.ts';
export { createProfiles, type ProfessionalProfile, type Profiles } from './profiles.ts';
export { createProfilesContext, type ProfilesContext } from './profiles-context.ts';
export { registryVerdictsRepository } from './registry-verdicts.repository.ts';
export type { ProfileWriting } from './save-patient-profile.ts';
export { personChanges, readyPatient, storePatient } from './store-patient.ts';
export { startForgettingTelephones } from './telephone/forget-telephones.ts';
export { type Reached, whatsAppOf } from './telephone/whatsapp-reach.ts';
export { type Verified, verificationRepository } from './verification.repository.ts';
