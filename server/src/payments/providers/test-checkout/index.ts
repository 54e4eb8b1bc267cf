export { type TestCheckouts, testCheckouts } from './decide-checkout.ts';
export { deliverNotices } from './deliver-notice.ts';
export { noticeSecret, testCheckout } from './test-checkout.ts';
