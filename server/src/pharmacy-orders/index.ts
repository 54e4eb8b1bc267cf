export { requireOfOwnOrder } from './branch/prescription-of-order.ts';
export { startOrderSweep } from './expire-orders.ts';
export { payableOrder } from './payable-order.ts';
export { pharmacyOrdersRoutes } from './pharmacy-orders.routes.ts';
export { createPharmacyOrders, type PharmacyOrders } from './pharmacy-orders.ts';
