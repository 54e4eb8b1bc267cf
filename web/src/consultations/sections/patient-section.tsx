import type { AttendedPatient } from '@app/contract/consultations';
import { addressText } from '../../lib/readings/address.copy.ts';
import { fetchStudy } from '../../lib/readings/studies.queries.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatDate, formatDni, formatMeasure, formatPhone } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { FileLinks } from '../../ui/media/file-links.tsx';
import { patientCopy as copy } from '../consultations.copy.ts';
import { SectionFrame } from './section-frame.tsx';

type Props = { patient: AttendedPatient; onConfirm: () => void };

const names = (items: readonly { name: string }[]): string =>
  items.map(({ name }) => name).join(', ');

/** The patient and their medical data. */
export function PatientSection({ patient, onConfirm }: Props) {
  const { patient_dto: dto } = patient;
  if (!dto) {
    return (
      <SectionFrame section="patient" onConfirm={onConfirm}>
        <Banner tone="warn">{copy.closed}</Banner>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section="patient" onConfirm={onConfirm}>
      <DescriptionList
        facts={[
          { term: copy.idNumber, value: patient.id_number && formatDni(patient.id_number) },
          { term: copy.birthDate, value: formatDate(patient.birth_date) },
          { term: copy.phone, value: patient.phone_number && formatPhone(patient.phone_number) },
          { term: copy.address, value: patient.address_dto && addressText(patient.address_dto) },
          { term: copy.email, value: patient.email },
          { term: copy.history, value: String(dto.clinicHistoryId) },
          { term: copy.size, value: dto.size && copy.metres(formatMeasure(dto.size)) },
          { term: copy.weight, value: dto.weight && copy.kilos(formatMeasure(dto.weight)) },
          { term: copy.allergies, value: dto.allergies ?? copy.allergiesNotTold },
          { term: copy.diseases, value: names(dto.pre_existing_disease) },
          { term: copy.medication, value: names(dto.frequent_medication) },
          { term: copy.surgeries, value: names(dto.surgeries) },
          { term: copy.family, value: dto.family_history },
          { term: copy.vaccines, value: dto.vaccines },
          { term: copy.gynecological, value: dto.gynecological_data },
        ]}
      />
      <FileLinks label={copy.studies} files={dto.study} onFetch={fetchStudy} />
    </SectionFrame>
  );
}
