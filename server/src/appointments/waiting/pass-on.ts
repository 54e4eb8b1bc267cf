import { scheduleWritesRepository } from '../../availability/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Told } from '../tell-of-appointment.ts';
import { declinedHoursRepository } from './declined-hours.repository.ts';
import { type Offering, offerHour } from './offer-hour.ts';
import type { PlaceRow } from './places.repository.ts';

/**
 * Passes an hour released by an entry on to the next in the lists; with nobody left it is free for all. Locks
 * the hours, since anyone may book after an offer expires. As everywhere, the entry is locked before them.
 */
export async function passOn(
  context: Offering,
  transaction: DatabaseTransaction,
  { id, offered_schedule_id, offered_starts_at, specialty_id }: PlaceRow,
): Promise<Told> {
  if (!offered_schedule_id || !offered_starts_at) return [];
  await declinedHoursRepository(transaction).add(id, offered_starts_at);
  const open = await scheduleWritesRepository(transaction).lockOpen(offered_schedule_id);
  if (!open) return [];
  return offerHour(context, transaction, {
    schedule_id: open.id,
    professional_id: open.professional_id,
    specialty_id,
    starts_at: offered_starts_at,
  });
}
