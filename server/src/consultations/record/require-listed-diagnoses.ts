import {
  codedDiagnosis,
  diagnosisLabel,
  type EditedConsultation,
} from '@app/contract/consultations';
import { refuseField } from '../../profiles/index.ts';
import type { Consultations } from '../consultations.ts';

type Diagnosed = Pick<EditedConsultation, 'diagnosis' | 'certificates' | 'studies' | 'specialties'>;

/**
 * Refuses a diagnosis whose CIE-10 code and label do not match the list; text without a code is accepted.
 * Diagnoses that the record had before an edit stay valid.
 */
export async function requireListedDiagnoses(
  { catalogs }: Consultations,
  body: Diagnosed,
  standing: readonly string[] = [],
): Promise<void> {
  const stated = statedDiagnoses(body)
    .filter(({ label }) => !standing.includes(label))
    .flatMap(({ field, label }) => {
      const coded = codedDiagnosis(label);
      return coded ? [{ field, ...coded }] : [];
    });
  const listed = await catalogs.findDiagnoses(stated.map(({ cie_10 }) => cie_10));
  const unknown = stated.find(
    ({ cie_10, name }) => !listed.some((row) => row.cie_10 === cie_10 && row.name === name),
  );
  if (unknown) throw refuseField(unknown.field, 'diagnosis.unknown');
}

const ORDERS = ['certificates', 'studies', 'specialties'] as const;

/** Every diagnosis of a record: its label and its path. */
const statedDiagnoses = (body: Diagnosed) => [
  { field: 'diagnosis', label: diagnosisLabel(body.diagnosis) },
  ...ORDERS.flatMap((order) =>
    body[order].map(({ diagnosis }, index) => ({
      field: `${order}.${index}.diagnosis`,
      label: diagnosis,
    })),
  ),
];
