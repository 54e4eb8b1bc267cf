import {
  codedDiagnosis,
  diagnosisLabel,
  type EditedConsultation,
} from '@app/contract/consultations';
import { refuseField } from '../../profiles/index.ts';
import type { Consultations } from '../consultations.ts';

type Diagnosed = Pick<EditedConsultation, 'diagnosis' | 'certificates' | 'studies' | 'specialties'>;

/**
 * A diagnosis that names a code of the CIE-10 is the one that the list has under it; words without a code
 * stay the professional's own. What a record said before it is edited may say it still.
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

/** Every diagnosis of a record, as its label, and where it stands. */
const statedDiagnoses = (body: Diagnosed) => [
  { field: 'diagnosis', label: diagnosisLabel(body.diagnosis) },
  ...ORDERS.flatMap((order) =>
    body[order].map(({ diagnosis }, index) => ({
      field: `${order}.${index}.diagnosis`,
      label: diagnosis,
    })),
  ),
];
