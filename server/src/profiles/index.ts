export {
  presentAddress,
  presentPatient,
  presentPersonal,
  presentProfessional,
  titledName,
} from './profiles.presenter.ts';
export type { AddressRow, PersonRow } from './profiles.repository.ts';
export {
  type PatientParts,
  type ProfessionalParts,
  patientValue,
  professionalValue,
} from './profiles.statements.ts';
export { createProfiles, type ProfessionalProfile, type Profiles } from './profiles.ts';
