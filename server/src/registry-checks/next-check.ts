import { randomInt } from 'node:crypto';
import { addDays, dayOf, HOUR_MS, instantAt } from '@app/contract/kernel';
import { RECHECK_DAYS } from '@app/contract/registry-checks';
import type { RegistryAnswer } from '../platform/outside/registry/registry.ts';

/** Days over which the next checks of professionals who were checked together are spread. */
const SPREAD_DAYS = 10;
const DAY_HOURS = 24;

/** Days to the earliest next check, such that nobody waits more than `RECHECK_DAYS`. */
export const FIRST_CHECK_DAYS = RECHECK_DAYS - SPREAD_DAYS;

/** When to ask again: after some ninety days, or earlier if a licence ends before by the registry. */
export function nextCheck({ licences }: Pick<RegistryAnswer, 'licences'>, now: Date): Date {
  const hours = FIRST_CHECK_DAYS * DAY_HOURS + randomInt(SPREAD_DAYS * DAY_HOURS);
  const today = dayOf(now);
  const ends = licences
    .flatMap(({ validUntil }) => (validUntil && validUntil >= today ? [validUntil] : []))
    .map((lastDay) => instantAt(addDays(lastDay, 1), 0).getTime());
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, ...ends));
}
