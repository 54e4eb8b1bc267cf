import { addDays, dayOf, hourOf, instantAt, minutesOf } from '@app/contract/kernel';
import type { QuietHours } from '@app/contract/notifications';

/** When the current quiet hours end; `undefined` outside them (requirement: quiet hours). */
export function endOfQuiet(quiet: QuietHours | null, now: Date): Date | undefined {
  if (!quiet) return undefined;
  const [hour, today] = [hourOf(now), dayOf(now)];
  const end = minutesOf(quiet.to);
  const isWithinDay = quiet.from < quiet.to;
  if (isWithinDay) return hour >= quiet.from && hour < quiet.to ? instantAt(today, end) : undefined;
  if (hour < quiet.to) return instantAt(today, end);
  return hour >= quiet.from ? instantAt(addDays(today, 1), end) : undefined;
}
