import type { Day } from '@app/contract/kernel';
import {
  lastValidDay,
  type Prescription,
  prescriptionState,
  prescriptionStatusOn,
} from '@app/contract/prescriptions';
import { factsOf } from './prescription-facts.ts';
import type { LineRow, PrescriptionRow } from './prescriptions.repository.ts';

/** An issued prescription for readers of the record, with what only they may see (requirement: HIV mark). */
export function presentPrescription(
  row: PrescriptionRow,
  lines: LineRow[],
  today: Day,
): Prescription {
  const facts = factsOf(row);
  return {
    id: row.id,
    prescriptionId: row.id,
    externalId: row.external_id,
    kind: 'prescription',
    status: prescriptionStatusOn(facts, today),
    state: prescriptionState(facts, today),
    createdDate: row.created_at.toISOString(),
    startDate: row.start_date,
    expiryDate: lastValidDay(facts),
    sentDate: row.sent_at?.toISOString() ?? null,
    dispensedDate: row.dispensed_at?.toISOString() ?? null,
    diagnosis: row.diagnosis,
    professional_name: row.professional_name,
    professional_license: row.professional_license,
    professional_id: row.author_id,
    consultationDTO: {
      consultationId: row.consultation_id,
      professionalLogin: row.professional_login,
    },
    patient_name: row.patient_name,
    medications: lines.map((line) => ({
      ...presentLine(line),
      vih: line.vih,
      allergy: line.allergy_reason ? { acknowledged: true, reason: line.allergy_reason } : null,
    })),
    test_mark: row.test_mark,
  };
}

/** The name of a medicine, as people say it. */
export const lineName = (line: Pick<LineRow, 'generic_name' | 'concentration' | 'form'>): string =>
  `${line.generic_name} ${line.concentration}, ${line.form}`;

/** A line of a prescription without the HIV mark and the answer to an allergy, which not every reader may see. */
export const presentLine = (line: LineRow) => ({
  quantity: line.quantity,
  name: lineName(line),
  posology: line.posology,
  count_edit: 0,
  extended: line.extended,
  substitution: line.substitution,
  medication_id: line.medication_id,
  generic_name: line.generic_name,
  form: line.form,
  concentration: line.concentration,
  presentation: line.presentation,
  sale_condition: line.sale_condition,
  cuir: line.cuir,
});

type AsText<T> = {
  [key in keyof T]: T[key] extends Date | null ? string | Extract<T[key], null> : T[key];
};

/** A prescription with its lines, as one JSON value from the database. */
export type StoredPrescription = { row: AsText<PrescriptionRow>; lines: LineRow[] };

/** The prescriptions of a record that was read as a whole. */
export const presentStored = (stored: StoredPrescription[], today: Day): Prescription[] =>
  stored.map(({ row, lines }) =>
    presentPrescription(
      {
        ...row,
        created_at: new Date(row.created_at),
        sent_at: row.sent_at === null ? null : new Date(row.sent_at),
        dispensed_at: row.dispensed_at === null ? null : new Date(row.dispensed_at),
        blocked_at: row.blocked_at === null ? null : new Date(row.blocked_at),
        annulled_at: row.annulled_at === null ? null : new Date(row.annulled_at),
      },
      lines,
      today,
    ),
  );
