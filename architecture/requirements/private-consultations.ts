export const privateConsultations = {
  'private-consultation-once':
    'One private consultation stands for each person and is paid once, also from two tabs at the same time',
  'private-consultation-is-used-once': 'A paid consultation gives one place in the guard',
  'private-consultation-returned':
    'What was paid for a consultation that was not held goes back by itself, once, and whoever paid is told',
  'private-consultation-unused':
    'What was paid and not used in a day goes back by itself, and whoever paid is told',
  'private-consultation-record':
    'A visit that was paid privately is recorded as Particular, without insurer and affiliate number',
  'private-consultation-goes-on':
    'After the payment the place in the guard is taken by itself, with the answers that were given',
  'appointment-in-private-hours-is-paid':
    'An appointment in private hours is paid ahead where the clinic has a price, by a payment of its own',
  'appointment-payment-goes-back-with-it':
    'What was paid for an appointment that is cancelled or not held goes back at once, and whoever paid is told why',
  'appointment-late-payment-goes-back':
    'A payment that arrives once its appointment is over or begun goes back, and whoever paid is told why',
} as const;
