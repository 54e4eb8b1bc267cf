export { Payment } from './payment.tsx';
export { PaymentReturn } from './payment-return.tsx';
