export { Payment } from './payment.tsx';
