export {
  presentAddress,
  presentPatient,
  presentPersonal,
  presentProfessional,
  titledName,
} from './profiles.presenter.ts';
export type { PersonRow } from './profiles.repository.ts';
export type { OwnParts, PatientParts } from './profiles.statements.ts';
export { createProfiles, type ProfessionalProfile, type Profiles } from './profiles.ts';
