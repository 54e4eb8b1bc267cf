import type { OtherIdentification, PatientProfile } from '@app/contract/profiles';
import type { Catalogs } from '../catalogs/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { AntecedentRow, PatientRow } from './profile-rows.ts';
import { type PersonChanges, profileWritesRepository } from './profile-writes.repository.ts';
import { refuse, refuseField } from './profiles.refusals.ts';

/** A patient's data from the wizard. */
export type PatientData = Pick<PatientProfile, keyof PersonData | 'address_dto' | 'patient_dto'>;

/** A person's data from the wizard; professionals are identified by their CUIL only. */
type PersonData = Omit<
  PersonChanges,
  'other_identification_type' | 'other_identification_number'
> & { other_identification?: OtherIdentification | null };

type PatientDto = PatientData['patient_dto'];
/** An entry of a list; a medicine in the person's own words may have its earlier id. */
type Antecedent = Pick<AntecedentRow, 'kind' | 'catalog_id' | 'name'> & { statedId?: StatedId };
type StatedId = PatientDto['another_frequent_medication'][number]['id'];

/** The same with the lists resolved, ready to be stored in one transaction. */
export type ReadyPatient = {
  data: PatientData;
  planId: number;
  isOffered: boolean;
  antecedents: Antecedent[];
};

/** Columns of a person that the wizard may write: never DNI, account or identity. */
export const personChanges = (data: PersonData): PersonChanges => ({
  alias: data.alias,
  first_name: data.first_name,
  last_name: data.last_name,
  sex_str: data.sex_str,
  birth_date: data.birth_date,
  phone_number: data.phone_number,
  cuil: data.cuil,
  other_identification_type: data.other_identification?.type ?? null,
  other_identification_number: data.other_identification?.number ?? null,
});

/** Resolves plan and lists; refuses values that are not in them, with their fields. */
export async function readyPatient(catalogs: Catalogs, data: PatientData): Promise<ReadyPatient> {
  const { patient_dto } = data;
  const [plan, antecedents] = await Promise.all([
    planOf(catalogs, patient_dto),
    antecedentsOf(catalogs, patient_dto),
  ]);
  return { data, planId: plan.id, isOffered: plan.offered, antecedents };
}

/** A private patient has the plan PARTICULAR; others, one of their insurer's plans. */
async function planOf(
  catalogs: Catalogs,
  { attention_type, prepaid_health_category: chosen }: PatientDto,
): Promise<{ id: number; offered: boolean }> {
  if (attention_type === 'Particular') {
    const particular = await catalogs.findParticularPlan();
    if (!particular) throw new Error('the catalogue has no PARTICULAR plan');
    return { id: particular.id, offered: true };
  }
  const found = chosen?.id ? await catalogs.findPlan(chosen.id) : undefined;
  if (!found || found.kind === 'PARTICULAR') {
    throw refuseField('patient_dto.prepaid_health_category.id', 'prepaid_health_category.required');
  }
  return { id: found.id, offered: Boolean(found.offered) };
}

async function antecedentsOf(catalogs: Catalogs, dto: PatientDto): Promise<Antecedent[]> {
  const [diseases, surgeries, medicines] = await Promise.all([
    catalogs.findDiseases(dto.ids_pre_existing_disease),
    catalogs.findSurgeries(dto.ids_surgery),
    catalogs.findMedications(dto.ids_frequent_medication),
  ]);
  requireAll('ids_pre_existing_disease', dto.ids_pre_existing_disease, diseases);
  requireAll('ids_surgery', dto.ids_surgery, surgeries);
  requireAll('ids_frequent_medication', dto.ids_frequent_medication, medicines);
  return [
    ...diseases.map(({ id, name }) => antecedent('disease', id, name)),
    ...surgeries.map(({ id, name }) => antecedent('surgery', id, name)),
    ...medicines.map((row) =>
      antecedent('medication', row.id, `${row.generic_name} ${row.concentration}, ${row.form}`),
    ),
    ...dto.another_frequent_medication.map(({ id, name }) => ({
      ...antecedent('medication', null, name),
      statedId: id,
    })),
  ];
}

const antecedent = (kind: Antecedent['kind'], catalog_id: number | null, name: string) => ({
  kind,
  catalog_id,
  name,
});

function requireAll(field: string, ids: number[], rows: unknown[]): void {
  if (rows.length !== ids.length) throw refuseField(`patient_dto.${field}`, 'list.unknown');
}

/**
 * Stores address, coverage and history of a person; `full_profile` is computed, never accepted from the
 * client.
 */
export async function storePatient(
  transaction: DatabaseTransaction,
  personId: string,
  { data, planId, isOffered, antecedents }: ReadyPatient,
): Promise<void> {
  const writes = profileWritesRepository(transaction);
  const { address_dto, patient_dto } = data;
  const before = await writes.findPatient(personId);
  const coverage = {
    attention_type: patient_dto.attention_type,
    prepaid_health_category_id: planId,
    affiliate_number:
      patient_dto.attention_type === 'Particular' ? null : patient_dto.affiliate_number,
  };
  // Whoever has a plan that went out of use still saves the rest of their profile (requirement: plan out of use).
  if (!isOffered && before?.prepaid_health_category_id !== planId)
    throw refuseField(
      'patient_dto.prepaid_health_category.id',
      'prepaid_health_category.out-of-use',
    );
  requireUnverifiedChange(before, coverage);
  const { id: _id, principal: _principal, ...place } = address_dto;
  await writes.upsertAddress({ person_id: personId, ...place });
  await writes.upsertPatient({
    person_id: personId,
    ...coverage,
    coverage_verified_at: before?.coverage_verified_at ?? null,
    full_profile: isFull(data, planId),
    size: patient_dto.size,
    weight: patient_dto.weight,
    allergies: patient_dto.allergies,
    family_history: patient_dto.family_history,
    vaccines: patient_dto.vaccines,
    gynecological_data: patient_dto.gynecological_data,
  });
  const freed = new Set<StatedId>(await writes.deleteAntecedents(personId));
  await writes.insertAntecedents(
    antecedents.map(({ statedId, ...row }) => ({
      ...row,
      id: takeId(freed, statedId),
      person_id: personId,
    })),
  );
}

/** The stated id, once, if an entry of the same person had it; otherwise a new one. */
const takeId = (freed: Set<StatedId>, statedId: StatedId): string =>
  freed.delete(statedId) ? String(statedId) : newId();

type Coverage = Pick<
  PatientRow,
  'attention_type' | 'prepaid_health_category_id' | 'affiliate_number'
>;

/** A plan verified by staff changes only on request (requirement: declared coverage). */
function requireUnverifiedChange(
  before: (Coverage & Pick<PatientRow, 'coverage_verified_at'>) | undefined,
  after: Coverage,
): void {
  if (!before?.coverage_verified_at) return;
  const isSame =
    before.prepaid_health_category_id === after.prepaid_health_category_id &&
    before.affiliate_number === after.affiliate_number;
  if (!isSame) throw refuse('profiles.coverage-verified');
}

/** Whether the data is enough for a person to be attended. */
const isFull = (data: PatientData, planId: number) =>
  [
    data.phone_number,
    data.cuil ?? data.other_identification,
    data.address_dto.street,
    planId,
    data.patient_dto.size,
    data.patient_dto.weight,
  ].every(Boolean);
