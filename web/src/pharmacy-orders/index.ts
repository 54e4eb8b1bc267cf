export { OrdersWatch } from './branch/orders-watch.tsx';
