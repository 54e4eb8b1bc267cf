import type { Row } from '../platform/database/rows.ts';

export type PersonRow = Omit<Row<'person'>, 'created_at' | 'former_id_numbers'>;
export type AddressRow = Row<'address'>;
export type PatientRow = Row<'patient'>;
export type AntecedentRow = Row<'patient_antecedent'>;
export type ProfessionalRow = Omit<
  Row<'professional'>,
  'restricted_authorisation' | keyof VerificationFacts
>;
/** Who verified a professional, when and with what evidence. */
export type VerificationFacts = Pick<
  Row<'professional'>,
  'verified_at' | 'verified_by' | 'evidence' | 'evidence_link'
>;
export type LicenceRow = Row<'professional_licence'>;

/** A plan with its insurer. */
export type PlanRow = { id: number; name: string; insurer_id: number; insurer_name: string };
