export { chooseProvider, type ProviderNeeds } from './choose-provider.ts';
export {
  type Checkout,
  type Notice,
  type PaymentProvider,
  ProviderFault,
  type ReadPayment,
  type ReceivedNotice,
} from './payment-provider.ts';
export type { TestCheckouts } from './test-checkout/index.ts';
