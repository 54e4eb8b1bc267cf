export { WaitingOrders } from './patient/waiting-orders.tsx';
