import type { ListValues } from '@app/contract/catalogs';
import { type RawBuilder, sql } from 'kysely';

type Kept = { limit_lowered_in: string; limit_until_then: RawBuilder<number | null> };

const limitOf = ({ monthly_consultations = '' }: ListValues): number =>
  monthly_consultations === '' ? Number.POSITIVE_INFINITY : Number(monthly_consultations);

/**
 * The earlier limit of a plan whose limit is lowered: it still applies this month, also where it is lowered again
 * (requirement: lowered limit).
 */
export function loweredLimit(before: ListValues, after: ListValues, today: string): Kept | object {
  if (limitOf(after) >= limitOf(before)) return {};
  const [month, until] = [today.slice(0, 7), limitOf(before)];
  const earlier = Number.isFinite(until) ? until : null;
  return {
    limit_lowered_in: month,
    // Null is no limit, the highest of all.
    limit_until_then: sql`case
      when limit_lowered_in is distinct from ${month} then ${earlier}::integer
      when limit_until_then is not null and ${earlier}::integer is not null
        then greatest(limit_until_then, ${earlier}::integer) end`,
  };
}
