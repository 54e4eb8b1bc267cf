import { DEFAULT_COUNTRY, PARTICULAR } from '@app/contract/catalogs';
import {
  type addressStepSchema,
  entryKey,
  type FamilyMember,
  formatCuil,
  formatIdentification,
  type historyStepSchema,
  type MedicineEntry,
  type memberStepSchema,
  type ProfileDraft,
  type patientProfileSchema,
  type User,
} from '@app/contract/profiles';
import type { z } from 'zod';
import { formatMeasure } from '../../ui/format.ts';

/** Values of the three forms of a patient. */
export type PersonalValues = z.input<ReturnType<typeof memberStepSchema>>;
export type AddressValues = z.input<typeof addressStepSchema>;
export type HistoryValues = z.input<typeof historyStepSchema>;
/** The form of the history, with a medicine that was typed and not added yet. */
export type HistoryFormValues = HistoryValues & { otherMedication: string };
export type PatientContent = {
  personal: PersonalValues;
  address: AddressValues;
  history: HistoryValues;
};
/** The stored data of the wizard's person. */
export type KnownPatient = Pick<
  User,
  | 'id'
  | 'alias'
  | 'first_name'
  | 'last_name'
  | 'sex_str'
  | 'birth_date'
  | 'id_number'
  | 'phone_number'
  | 'cuil'
  | 'other_identification'
  | 'address_dto'
> & {
  patient_dto: FamilyMember['patient_dto'] | null;
  relationship_to_titular?: FamilyMember['relationship_to_titular'];
};

type Known = KnownPatient | null;
type Account = Pick<ProfileDraft, 'id_number' | 'alias'>;

/** Initial values: the stored data, or else what the account was registered with. */
export const valuesOf = (
  known: Known,
  account: Account,
  holderAddress: KnownPatient['address_dto'] = null,
): PatientContent => ({
  personal: personalOf(known, account),
  address: { address_dto: addressOf(known ? known.address_dto : holderAddress) },
  history: { patient_dto: historyOf(known) },
});

const text = (value: string | null | undefined): string => value ?? '';

/** Personal data as form values. */
export const personalOf = (known: Known, account: Account): PersonalValues => ({
  alias: text(known?.alias ?? account.alias),
  first_name: text(known?.first_name),
  last_name: text(known?.last_name),
  id_number: text(known?.id_number ?? account.id_number),
  birth_date: text(known?.birth_date),
  sex_str: text(known?.sex_str),
  phone_number: text(known?.phone_number),
  cuil: formatCuil(text(known?.cuil)),
  // A stored CUIL was confirmed.
  cuil_confirmed: Boolean(known?.cuil),
  has_no_cuil: Boolean(known?.other_identification),
  other_identification: otherIdentificationOf(known),
  relationship_to_titular: text(known?.relationship_to_titular),
  patient_dto: coverageOf(known?.patient_dto ?? null),
});

/** The document in place of a CUIL, empty at first. */
function otherIdentificationOf(known: Known): PersonalValues['other_identification'] {
  const stated = known?.other_identification;
  return { type: text(stated?.type), number: stated ? formatIdentification(stated) : '' };
}

/** Insured if there is a plan other than PARTICULAR. */
function coverageOf(patient: KnownPatient['patient_dto']): PersonalValues['patient_dto'] {
  const plan = patient?.prepaid_health_category;
  const isInsured = plan !== undefined && plan !== null && plan.prepaid_health.name !== PARTICULAR;
  return {
    attention_type: patient ? (isInsured ? 'Obra Social' : 'Particular') : '',
    prepaid_health_category: isInsured
      ? { id: String(plan.id), prepaid_health: { id: String(plan.prepaid_health.id) } }
      : noPlan,
    affiliate_number: text(patient?.affiliate_number),
  };
}

/** No insurer and no plan, as form values. */
export const noPlan = { id: '', prepaid_health: { id: '' } };

function addressOf(address: KnownPatient['address_dto']): AddressValues['address_dto'] {
  return {
    street: text(address?.street),
    number: text(address?.number),
    number_department: text(address?.number_department),
    floor: text(address?.floor),
    postal_code: text(address?.postal_code),
    between_streets: text(address?.between_streets),
    city: text(address?.city),
    province: text(address?.province),
    country: address?.country ?? DEFAULT_COUNTRY,
  };
}

const measure = (value: number | null | undefined): string => (value ? formatMeasure(value) : '');

function historyOf(known: Known): HistoryValues['patient_dto'] {
  const patient = known?.patient_dto;
  return {
    size: measure(patient?.size),
    weight: measure(patient?.weight),
    allergies: text(patient?.allergies),
    family_history: text(patient?.family_history),
    vaccines: text(patient?.vaccines),
    gynecological_data: text(patient?.gynecological_data),
    pre_existing_disease: patient?.pre_existing_disease ?? [],
    surgeries: patient?.surgeries ?? [],
    frequent_medication: patient?.frequent_medication ?? [],
  };
}

/** The list with one more entry, unless it already has it. */
export const withEntry = (
  entries: readonly MedicineEntry[],
  entry: MedicineEntry,
): MedicineEntry[] =>
  entries.some(({ name }) => entryKey(name) === entryKey(entry.name))
    ? [...entries]
    : [...entries, entry];

/** The history, including a medicine that was typed but not added. */
export function withOtherMedication({
  otherMedication,
  patient_dto,
}: HistoryFormValues): HistoryValues {
  const name = otherMedication.trim();
  const { frequent_medication } = patient_dto;
  return {
    patient_dto: {
      ...patient_dto,
      frequent_medication:
        name === '' ? frequent_medication : withEntry(frequent_medication, { id: null, name }),
    },
  };
}

/** The saved draft over the stored data, step by step. */
export function withDraft(start: PatientContent, saved: Record<string, unknown>): PatientContent {
  const { personal, address, history } = saved as Partial<PatientContent>;
  return {
    personal: { ...start.personal, ...personal },
    address: address ?? start.address,
    history: history ?? start.history,
  };
}

type Sent = z.input<typeof patientProfileSchema>;

/** The three forms as one profile, as it is sent. */
export function profileOf({ personal, address, history }: PatientContent): Sent {
  const { id_number: _, relationship_to_titular: __, patient_dto: coverage, ...rest } = personal;
  const { has_no_cuil, cuil, cuil_confirmed, other_identification, ...person } = rest;
  const { pre_existing_disease, surgeries, frequent_medication, ...facts } = history.patient_dto;
  return {
    ...person,
    ...(has_no_cuil ? { other_identification } : { cuil, cuil_confirmed }),
    address_dto: address.address_dto,
    patient_dto: {
      ...coverage,
      ...facts,
      ids_pre_existing_disease: idsOf(pre_existing_disease),
      ids_surgery: idsOf(surgeries),
      ids_frequent_medication: idsOf(frequent_medication),
      another_frequent_medication: frequent_medication
        .filter(({ id }) => typeof id !== 'number')
        .map(({ id, name }) => ({ ...(id !== null && { id }), name })),
    },
  };
}

const idsOf = (entries: readonly MedicineEntry[]): number[] =>
  entries.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
