import type { ListValues } from '@app/contract/catalogs';

type Kept = { limit_lowered_in: string; limit_until_then: number | null };

const limitOf = ({ monthly_consultations = '' }: ListValues): number =>
  monthly_consultations === '' ? Number.POSITIVE_INFINITY : Number(monthly_consultations);

/** The earlier limit of a plan whose limit is lowered: it still applies this month (requirement: lowered limit). */
export function loweredLimit(before: ListValues, after: ListValues, today: string): Kept | object {
  if (limitOf(after) >= limitOf(before)) return {};
  const until = limitOf(before);
  return {
    limit_lowered_in: today.slice(0, 7),
    limit_until_then: Number.isFinite(until) ? until : null,
  };
}
