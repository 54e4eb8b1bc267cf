import { coverageLabel } from '@app/contract/catalogs';
import type { HistoryPatient } from '@app/contract/clinical-history';
import { addressText } from '../lib/readings/address.copy.ts';
import { formatDate, formatDni, formatMeasure, formatPhone } from '../ui/format.ts';
import type { Fact } from '../ui/layout/description-list.tsx';
import { historyCopy as copy } from './clinical-history.copy.ts';

/** Personal data, contact and coverage. */
export const personalFacts = ({ patient_dto, ...patient }: HistoryPatient): Fact[] => [
  { term: copy.idNumber, value: formatDni(patient.id_number) },
  { term: copy.birthDate, value: formatDate(patient.birth_date) },
  { term: copy.phone, value: patient.phone_number && formatPhone(patient.phone_number) },
  { term: copy.email, value: patient.email },
  { term: copy.address, value: patient.address_dto && addressText(patient.address_dto) },
  {
    term: copy.coverage,
    value:
      patient_dto.prepaid_health_category && coverageLabel(patient_dto.prepaid_health_category),
  },
  { term: copy.affiliate, value: patient_dto.affiliate_number },
];

const names = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join(', ') || copy.none;

/** Medical data. */
export const medicalFacts = ({ patient_dto: dto }: HistoryPatient): Fact[] => [
  { term: copy.size, value: dto.size && copy.metres(formatMeasure(dto.size)) },
  { term: copy.weight, value: dto.weight && copy.kilos(formatMeasure(dto.weight)) },
  { term: copy.allergies, value: dto.allergies ?? copy.allergiesNotTold },
  { term: copy.diseases, value: names(dto.pre_existing_disease) },
  { term: copy.medication, value: names(dto.frequent_medication) },
  { term: copy.surgeries, value: names(dto.surgeries) },
  { term: copy.family, value: dto.family_history ?? copy.notTold },
  { term: copy.vaccines, value: dto.vaccines ?? copy.notTold },
  { term: copy.gynecological, value: dto.gynecological_data },
];
