import type { WholeConsultation } from '../consultations/index.ts';
import type { DispensedLineRow, DispensingRow } from '../dispensing/index.ts';
import { contextOf, partId, type Resource, referenceTo } from './fhir-resource.ts';

/** What a pharmacy handed over of each line of a prescription. */
export const dispensingOf = (
  record: WholeConsultation,
  dispensing: DispensingRow,
  lines: readonly DispensedLineRow[],
): Resource[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      resourceType: 'MedicationDispense',
      id: partId(dispensing.id, line.line_id),
      status: 'completed',
      medicationCodeableConcept: {
        text: `${line.product} (${line.generic_name} ${line.concentration}, ${line.form}), ${line.pack}`,
      },
      subject: contextOf(record).subject,
      context: contextOf(record).encounter,
      performer: [{ actor: { display: performerOf(dispensing) } }],
      authorizingPrescription: [referenceTo(line.line_id)],
      quantity: { value: line.quantity },
      whenHandedOver: dispensing.dispensed_at.toISOString(),
      substitution: {
        wasSubstituted: line.substitution !== null,
        ...(line.substitution && { reason: [{ text: line.substitution }] }),
      },
      ...(line.lot && { note: [{ text: `Lote ${line.lot}` }] }),
    }));

const performerOf = (row: DispensingRow): string =>
  `${row.pharmacist_name}, ${row.pharmacist_licence}, ${row.pharmacy_name}, ${row.branch_name}`;
