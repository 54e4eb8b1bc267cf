import type { Prescription } from '@app/contract/prescriptions';

/** Prescriptions shown as one: a single one, or the dated series of a long treatment, earliest first. */
export type Treatment = readonly [Prescription, ...Prescription[]];

/** A series belongs to one consultation and prescribes the same for one person, each from another date. */
export function treatmentsOf(prescriptions: readonly Prescription[]): Treatment[] {
  const treatments = new Map<string, Prescription[]>();
  for (const prescription of prescriptions) {
    const key = keyOf(prescription);
    treatments.set(key, [...(treatments.get(key) ?? []), prescription]);
  }
  return [...treatments.values()].flatMap((series) =>
    hasDates(series) ? [inOrder(series)] : series.map((one): Treatment => [one]),
  );
}

const keyOf = ({ id, consultationDTO, patient_name, medications }: Prescription): string =>
  JSON.stringify([
    consultationDTO.consultationId ?? id,
    patient_name,
    medications.map(({ name, presentation, quantity }) => [name, presentation, quantity]),
  ]);

const hasDates = (series: readonly Prescription[]): boolean =>
  new Set(series.map(({ startDate }) => startDate)).size === series.length;

const inOrder = (series: readonly Prescription[]): Treatment =>
  series.toSorted((one, other) =>
    one.startDate.localeCompare(other.startDate),
  ) as unknown as Treatment;
