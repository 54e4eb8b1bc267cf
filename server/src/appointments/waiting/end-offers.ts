import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Appointments } from '../appointments.ts';
import type { Told } from '../tell-of-appointment.ts';
import { passOn } from './pass-on.ts';
import { placeWritesRepository } from './place-writes.repository.ts';
import { placesRepository } from './places.repository.ts';

const SWEEP_EVERY_MS = 5_000;

/** Passes expired offers on to the next in the list; the entries that let them expire keep waiting. */
export async function endOffers(context: Appointments): Promise<void> {
  const now = context.clock.now();
  for (const id of await placesRepository(context.database).withOldOffer(now)) {
    const told = await endOffer(context, id, now);
    for (const notice of told) await context.notifications.push(notice);
  }
}

const endOffer = (context: Appointments, id: string, now: Date): Promise<Told> =>
  context.database.transaction().execute(async (transaction) => {
    const writes = placeWritesRepository(transaction);
    const place = await writes.lockOldOffer(id, now);
    if (!place) return [];
    await writes.wait(id);
    return passOn(context, transaction, place);
  });

export const startOfferSweep = (context: Appointments): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'end of offers', () => endOffers(context));
