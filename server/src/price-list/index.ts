export { priceListRoutes } from './price-list.routes.ts';
export { createPriceList, type PriceList } from './price-list.ts';
