import type { EndpointInput, EndpointReply } from '@app/contract/kernel';
import { type listPrices as listPricesCall, PRICES_PAGE } from '@app/contract/price-list';
import type { Actor } from '../platform/http/actor.ts';
import { type PriceList, presentOffer } from './price-list.ts';

type Asked = EndpointInput<typeof listPricesCall>['query'];
type Page = EndpointReply<typeof listPricesCall>['data'];

/** A page of the price list of the caller's branch. */
export async function listPrices(
  { pharmacies, prices }: PriceList,
  actor: Actor,
  { search, page }: Asked,
): Promise<Page> {
  const { id } = await pharmacies.requireOwnBranch(actor);
  const [list, total, offers] = await Promise.all([
    prices.findList(id),
    prices.count(id, search),
    prices.list(id, search, { size: PRICES_PAGE, number: page }),
  ]);
  return {
    total,
    importedDate: list?.imported_at.toISOString() ?? null,
    offers: offers.map(presentOffer),
  };
}
