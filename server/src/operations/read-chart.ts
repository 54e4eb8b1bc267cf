import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysBetween,
  instantAt,
  monthOf,
} from '@app/contract/kernel';
import type { ChartPeriod, ChartPoint } from '@app/contract/operations';
import { chartPoints } from './board.statements.ts';
import type { OperationsNeeds } from './operations.ts';

type Axis = { from: Day; to: Day; format: string; names: string[] };

/** Hours of today, or days of this month, in Argentina. */
function axisOf(period: ChartPeriod, now: Date): Axis {
  if (period === 'day') {
    const from = dayOf(now);
    const names = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    return { from, to: addDays(from, 1), format: 'HH24', names };
  }
  const from = `${monthOf(now)}-01`;
  const to = `${addMonths(monthOf(now), 1)}-01`;
  const names = Array.from({ length: daysBetween(from, to) }, (_, at) => addDays(from, at));
  return { from, to, format: 'YYYY-MM-DD', names };
}

/** Guard visits by hour of today or by day of this month, including hours and days without any. */
export async function readChart(
  { clock, database }: OperationsNeeds,
  period: ChartPeriod,
): Promise<ChartPoint[]> {
  const { from, to, format, names } = axisOf(period, clock.now());
  const time = { from: instantAt(from, 0), to: instantAt(to, 0) };
  const rows = await chartPoints(database, { ...time, format });
  const found = new Map(rows.map((row) => [row.at, row]));
  return names.map((at) => {
    const row = found.get(at);
    return {
      at,
      visits: row?.visits ?? 0,
      waitMinutes: row?.wait_minutes ?? null,
      rating: row?.rating ?? null,
    };
  });
}
