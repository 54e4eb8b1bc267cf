import { coverageLabel } from '@app/contract/catalogs';
import type { PatientParts } from '../../profiles/index.ts';

/** The patient and the reason, however the visit begins. */
export type Attended = {
  patient: PatientParts;
  /** The holder in whose group the consultation counts. */
  holderId: string;
  /** The account that acts for the patient, and its e-mail. */
  accountId: string;
  email: string;
  specialtyId: number;
  reason: string;
};

/** The columns of a new visit, with the current names and coverage. */
export const columnsOf = ({ patient, ...visit }: Attended) => ({
  ...snapshotOf(patient),
  holder_id: visit.holderId,
  account_id: visit.accountId,
  by_patient: patient.person.account_id === visit.accountId,
  holder_email: visit.email,
  specialty_id: visit.specialtyId,
  reason: visit.reason,
});

const snapshotOf = ({ person, plan }: PatientParts) => ({
  person_id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  alias: person.alias,
  sex_str: person.sex_str,
  birth_date: person.birth_date,
  financer: financerOf({ plan }),
});

/** The payer as lists show it; empty where none is known. */
export const financerOf = ({ plan }: Pick<PatientParts, 'plan'>): string =>
  plan ? coverageLabel({ name: plan.name, prepaid_health: { name: plan.insurer_name } }) : '';
