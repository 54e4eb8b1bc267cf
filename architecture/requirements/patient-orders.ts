export const patientOrders = {
  'prescription-not-sent-says-why':
    'A prescription that is overdue, not begun, in an order, blocked or annulled is not sent, and its card says why',
  'prescriptions-sent-together': 'Several prescriptions are chosen and sent in one order',
  'prescription-series': 'The dated series of a long treatment is one card with its start dates',
  'prescriptions-beyond-a-page': 'More prescriptions than a page are all reached',
  'prescription-shared-by-link':
    'A prescription is passed on by a link of fifteen minutes that asks for the DNI, with the warning that a screenshot is none',
  'prescription-at-the-counter':
    'A prescription that can be used is shown for the counter: patient, DNI, keys and medicines',
  'prescriptions-sent-to-a-branch': 'Prescriptions go to the chosen branch after a last look',
  'order-delivery-address':
    'An order is fetched, or brought to the address of the profile or another one for it alone',
  'pharmacy-opening-in-words': 'A branch says whether it is open, and until or from when',
  'orders-on-the-home': 'The patient’s home shows the orders that wait for an answer',
  'orders-follow-pushes': 'An order that moves is shown so at once',
  'order-steps': 'An order shows its steps with their dates and which is the current one',
  'order-receipt':
    'A quote is a receipt with lines, discounts, what is covered, delivery and total',
  'order-not-quoted': 'What a pharmacy did not quote is said',
  'refund-in-words': 'What goes back, or went back, is said',
  'payment-in-a-frame': 'A payment page shows in a frame, with a way to a tab of its own',
  'payment-by-redirect': 'A payment page that no frame may show is gone to',
  'payment-begun-once': 'A payment that is pressed twice begins once',
  'payment-goes-on-after-a-reload': 'A payment that was begun goes on after a reload',
  'payment-return-is-not-believed': 'What a return from the payment page says is not believed',
  'payment-of-a-changed-amount': '‘El monto cambió’ is said, and the new quote shown',
  'order-in-another-engine': 'An order is sent, quoted, paid and received with Firefox too',
  'test-payment-page': 'The payment page of tests says that no money moves',
} as const;
