export { OrdersWatch } from './branch/orders-watch.tsx';
export { WaitingOrders } from './patient/waiting-orders.tsx';
