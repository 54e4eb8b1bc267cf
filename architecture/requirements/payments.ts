export const payments = {
  'payment-page-once':
    'One page is open for each quote, whoever asks how often; another amount than the server’s is refused',
  'payment-notices-are-signed':
    'A message of the provider counts only with its signature, a few minutes old at most; the answer is empty',
  'payment-is-read-back':
    'What a message says is never believed: the payment is read back from the provider, or nothing changes',
  'payment-captured-once': 'The same payment pays once, however often and in parallel it is told',
  'payment-amount-is-the-servers':
    'A payment of another amount or currency pays nothing, and goes back',
  'late-payment-goes-back':
    'Money for what is not waited for any more goes back, and a second payment too',
  'payment-order-of-arrival': 'The end does not depend on the order in which things arrive',
  'payment-without-notice-is-found': 'A payment of which no message came is found by asking',
  'payment-without-result-is-released':
    'What was begun and has no result after half an hour may be paid again, once the provider was asked',
  'refund-until-it-is-done':
    'Money that is due back is given back by the provider, tried until it was, and once',
  'test-checkout-is-not-for-production':
    'The provider of tests speaks to the product as a real one does, and production refuses it',
} as const;
