import { pesosOf } from '@app/contract/kernel';
import { BRANDS_MAX, type PriceOffer } from '@app/contract/price-list';
import type { Pharmacies } from '../pharmacies/index.ts';
import type { Platform } from '../platform/platform.ts';
import { type Medicine, type OfferRow, priceListRepository } from './price-list.repository.ts';

/** Dependencies of branches' price lists. */
export type PriceListNeeds = Pick<Platform, 'clock' | 'database'> & {
  pharmacies: Pick<Pharmacies, 'requireOwnBranch'>;
};

/** The products of branches, with prices. */
export type PriceList = ReturnType<typeof createPriceList>;

export function createPriceList(needs: PriceListNeeds) {
  const prices = priceListRepository(needs.database);
  return {
    ...needs,
    prices,

    /** The products of a branch for each of some medicines, the cheapest first (requirement: all brands). */
    async brandsOf(branchId: string, medicines: readonly Medicine[]): Promise<PriceOffer[][]> {
      const rows = await prices.findBrands(branchId, medicines, BRANDS_MAX);
      return medicines.map((_, index) =>
        rows.filter(({ place }) => place === index + 1).map(presentOffer),
      );
    },
  };
}

/** An offer as it is read. */
export const presentOffer = ({
  product,
  ingredient,
  form,
  strength,
  pack,
  price,
}: OfferRow): PriceOffer => ({
  product,
  ingredient,
  form,
  strength,
  pack,
  price: pesosOf(price),
});
