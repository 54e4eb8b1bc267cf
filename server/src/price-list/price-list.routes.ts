import { asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/price-list';
import type { Route } from '../platform/http/route.ts';
import { importPrices, previewPrices } from './import-prices.ts';
import { listPrices } from './list-prices.ts';
import type { PriceList } from './price-list.ts';

export function priceListRoutes(route: Route, priceList: PriceList) {
  route(contract.listPrices, async ({ actor, query }) =>
    asOk(await listPrices(priceList, actor, query)),
  );

  route(contract.previewPrices, async ({ actor, body }) =>
    asOk(await previewPrices(priceList, actor, body)),
  );

  route(contract.importPrices, async ({ actor, body, query }) =>
    asOk(await importPrices(priceList, actor, body, query.freeMeant ?? false)),
  );
}
