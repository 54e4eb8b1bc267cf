import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Told } from '../tell-of-appointment.ts';
import type { Offering } from './offer-hour.ts';
import { passOn } from './pass-on.ts';
import { placeWritesRepository } from './place-writes.repository.ts';

/** Ends the waiting-list places of an account, all or those of one person; hours reserved for them go to the next. */
export async function leaveLists(
  context: Offering,
  transaction: DatabaseTransaction,
  { accountId, personId }: { accountId: string; personId?: string },
): Promise<Told> {
  const writes = placeWritesRepository(transaction);
  const places = await writes.lockOfAccount(accountId, personId);
  for (const { id } of places) await writes.leave(id);
  const told: Told = [];
  for (const place of places) told.push(...(await passOn(context, transaction, place)));
  return told;
}
