import type { DispensedLine } from '@app/contract/dispensing';
import type { LineRow } from '../prescriptions/index.ts';
import { refuse } from './dispensing.refusals.ts';
import type { NewDispensedLine } from './dispensing.repository.ts';

const NOTHING = { product: '', pack: '', quantity: 0, lot: '', substitution: null };

/**
 * What is handed over for each line of a prescription; nothing for lines left out. Refuses more than
 * prescribed, an unknown line, and a substitution that the professional excluded.
 */
export function handedOver(
  dispensingId: string,
  prescribed: readonly LineRow[],
  asked: readonly DispensedLine[],
): { lines: NewDispensedLine[]; partial: boolean } {
  const isThere = ({ item }: DispensedLine) => prescribed.some((line) => line.item === item);
  if (!asked.every(isThere)) throw refuse('dispensing.lines-differ');
  const lines = prescribed.map((line): NewDispensedLine => {
    const { item: _, ...given } = asked.find(({ item }) => item === line.item) ?? emptyLine(line);
    if (given.quantity > line.quantity) throw refuse('dispensing.lines-differ');
    const handed = given.quantity === 0 ? NOTHING : given;
    if (handed.substitution !== null && !line.substitution)
      throw refuse('dispensing.substitution-refused');
    return { ...handed, line_id: line.id, dispensing_id: dispensingId };
  });
  const partial = prescribed.some(
    ({ quantity }, index) => (lines[index]?.quantity ?? 0) < quantity,
  );
  return { lines, partial };
}

const emptyLine = ({ item }: LineRow): DispensedLine => ({ item, ...NOTHING });
