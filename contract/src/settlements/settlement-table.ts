import { csvOf, dayOf, hourOf, writtenDay } from '../kernel/index.ts';
import { settlementWords as words } from './settlements.copy.ts';
import type { SettledVisit, Settlement } from './settlements.schema.ts';

/**
 * A settlement as a spreadsheet, one line per visit. It has no line of totals, which a spreadsheet's sum would
 * include.
 */
export const settlementTable = ({ visits }: Settlement): string =>
  csvOf([
    [
      words.date,
      words.time,
      words.insurer,
      words.plan,
      words.affiliate,
      words.patient,
      words.type,
      words.tariff,
      words.reference,
    ],
    ...visits.map(cellsOf),
  ]);

function cellsOf(visit: SettledVisit): string[] {
  const began = new Date(visit.date);
  return [
    writtenDay(dayOf(began)),
    hourOf(began),
    visit.insurer ?? words.particular,
    visit.plan ?? '',
    visit.affiliate_number ?? '',
    visit.patient_initials,
    words.types[visit.consultation_type],
    visit.tariff === null ? '' : visit.tariff.toFixed(2).replace('.', ','),
    visit.id,
  ];
}
