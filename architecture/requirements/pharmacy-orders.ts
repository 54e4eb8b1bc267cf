export const pharmacyOrders = {
  'order-of-own-family':
    'Prescriptions of the own family are sent, and what a patient of 16 or 17 kept back is not',
  'order-one-live': 'A prescription is in one live order at most, whoever sends it how often',
  'order-sent-once': 'An order that is pressed twice, or again after a failure, is one order',
  'order-own-only': 'An order is there for who sent it and for its branch, and for nobody else',
  'order-status-is-a-request':
    'The patient names a status; what is not theirs to ask comes back with the order unchanged',
  'order-expires': 'Orders expire without a quote after seven days, and quotes after their hours',
  'order-lets-go':
    'An order that ends unserved lets go of its prescriptions; blocked and overdue ones stay so',
  'order-quote-of-lines': 'A quote is of what was prescribed, and no more',
  'order-quote-free-meant': 'A quote gives something away only where the branch says so',
  'order-quote-in-time': 'A branch promises no day that is over or after a last valid day',
  'order-quote-corrected': 'A quote is corrected until its payment is opened; each has a version',
  'order-amounts-stored': 'A stored quote comes to the same total, to the centavo',
  'order-paid-by-provider':
    'Only a verified payment of the quote that counts makes an order paid, once, in any order of arrival',
  'order-free': 'A quote that comes to nothing is paid by accepting it',
  'order-payable-in-time': 'Nothing is paid that cannot be dispensed on the promised day',
  'order-refund-with-rejection':
    'A paid order ends only with what is due back, and not once something was handed over',
  'order-pays-back-what-is-missing':
    'What was paid of an order and not handed over goes back with its shipment, once, to the centavo',
  'order-quote-over-the-read':
    'A quote is written over the one that was read: of two of a branch the second is told',
  'order-dispensed-as-at-counter':
    'A prescription of an order is dispensed by the same record and guard as at a counter',
  'order-shipped-dispensed':
    'An order leaves once something of it was handed over and nothing of it can be any more',
  'order-served-elsewhere':
    'A paid order served elsewhere says so to branch, patient and operations, once',
  'order-delivery-proved': 'A branch proves a delivery a week after the shipment',
  'order-people-are-told': 'The patient is told of each move of others; screens of both are live',
  'order-races': 'Of two who act on an order at once one does, and the other hears what stands',
  'order-branch-reads': 'A branch reads the prescriptions of its live orders, without the HIV mark',
  'price-list-free-meant': 'A price list has a product at 0 only where the branch says so',
  'price-list-brands': 'A branch is shown every brand of an ingredient that it sells',
} as const;
