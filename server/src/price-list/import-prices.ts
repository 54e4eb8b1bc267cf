import {
  FREE_OFFERS_SHOWN,
  PRICE_FAULTS_SHOWN,
  type PriceListProblem,
  type PricePreview,
} from '@app/contract/price-list';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuse } from './price-list.refusals.ts';
import { type Difference, priceListRepository } from './price-list.repository.ts';
import { type PriceList, presentOffer } from './price-list.ts';
import { type PriceFile, readPriceFile } from './read-price-file.ts';

/** Rows in a preview. */
const SAMPLE_ROWS = 10;

/** What a file would change in the price list of the caller's branch. */
export async function previewPrices(
  { pharmacies, prices }: PriceList,
  actor: Actor,
  text: string,
): Promise<PricePreview> {
  const { id } = await pharmacies.requireOwnBranch(actor);
  const file = readPriceFile(text);
  return presentFile(file, await prices.compare(id, file.offers));
}

/**
 * Replaces the price list of the caller's branch by a file; nothing changes if any row is faulty, or gives a
 * product away without saying that it is meant (requirement: free only on purpose).
 */
export async function importPrices(
  { clock, database, pharmacies, prices }: PriceList,
  actor: Actor,
  text: string,
  isFreeMeant: boolean,
): Promise<PricePreview> {
  const { id } = await pharmacies.requireOwnBranch(actor);
  const file = readPriceFile(text);
  const reason = reasonAgainst(file, isFreeMeant);
  if (reason) {
    const current = presentFile(file, await prices.compare(id, file.offers));
    throw refuse(reason, undefined, { current });
  }
  const difference = await database.transaction().execute(async (transaction) => {
    const own = priceListRepository(transaction);
    await own.begin({ branch_id: id, imported_at: clock.now(), imported_by: actor.accountId });
    const changes = await own.compare(id, file.offers);
    await own.replace(id, file.offers);
    await recordAudit(transaction, actor, {
      type: 'price-list.import',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'branch_office',
      entity_id: id,
      rule: 'own branch',
    });
    return changes;
  });
  return presentFile(file, difference);
}

function reasonAgainst(file: PriceFile, isFreeMeant: boolean): PriceListProblem | undefined {
  if (!isUsable(file)) return 'price-list.faulty';
  return !isFreeMeant && freeOf(file).length > 0 ? 'price-list.free-not-meant' : undefined;
}

const freeOf = ({ offers }: PriceFile) => offers.filter(({ price }) => price === 0);

const isUsable = ({ offers, faulty }: PriceFile) => offers.length > 0 && faulty === 0;

const presentFile = (file: PriceFile, difference: Difference): PricePreview => ({
  rows: file.rows,
  ...difference,
  faulty: file.faulty,
  faults: file.faults.slice(0, PRICE_FAULTS_SHOWN),
  free: freeOf(file).length,
  freeOffers: freeOf(file).slice(0, FREE_OFFERS_SHOWN).map(presentOffer),
  sample: file.offers.slice(0, SAMPLE_ROWS).map(presentOffer),
  usable: isUsable(file),
});
