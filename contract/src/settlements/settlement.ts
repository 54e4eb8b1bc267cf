import { type Centavos, centavosOf, type Month, pesosOf } from '../kernel/index.ts';
import type { SettledVisit, Settlement, SettlementRow } from './settlements.schema.ts';

/** Adds up the visits of a month, sorted by date. */
export function settlementOf(month: Month, visits: readonly SettledVisit[]): Settlement {
  const groups = Map.groupBy(visits, ({ insurer, consultation_type, tariff }) =>
    JSON.stringify([insurer, consultation_type, tariff]),
  );
  const tariffs = visits.flatMap(({ tariff }) => tariff ?? []);
  return {
    month,
    rows: [...groups.values()].flatMap(rowOf).sort(byInsurer),
    total: {
      visits: visits.length,
      amount: tariffs.length > 0 ? pesosOf(sumOf(tariffs)) : null,
      without_tariff: visits.length - tariffs.length,
    },
    visits: [...visits],
  };
}

function rowOf(group: readonly SettledVisit[]): SettlementRow[] {
  return group.slice(0, 1).map(({ insurer, consultation_type, tariff }) => ({
    insurer,
    consultation_type,
    tariff,
    visits: group.length,
    amount: tariff === null ? null : pesosOf(centavosOf(tariff) * group.length),
  }));
}

const sumOf = (tariffs: readonly number[]): Centavos =>
  tariffs.reduce((sum, tariff) => sum + centavosOf(tariff), 0);

/** Insurers by name, then private patients. */
const byInsurer = (one: SettlementRow, other: SettlementRow): number =>
  Number(one.insurer === null) - Number(other.insurer === null) ||
  (one.insurer ?? '').localeCompare(other.insurer ?? '', 'es-AR') ||
  other.consultation_type.localeCompare(one.consultation_type) ||
  (one.tariff ?? 0) - (other.tariff ?? 0);
