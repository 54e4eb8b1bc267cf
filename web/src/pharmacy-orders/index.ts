export { InOwnOrder } from './branch/in-own-order.tsx';
export { OrdersWatch } from './branch/orders-watch.tsx';
export { WaitingOrders } from './patient/waiting-orders.tsx';
