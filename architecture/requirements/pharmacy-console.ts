export const pharmacyConsole = {
  'order-board':
    'A branch sees its orders by where they stand, new ones first, and hears of each at once',
  'order-quote':
    'A branch quotes what was prescribed, with extras, discounts, delivery and until when, and corrects it until it is being paid',
  'order-arithmetic':
    'Patient, branch and server come to the same total, in whole centavos with one rounding',
  'order-decline':
    'A branch does not serve an order, with a reason; what was paid for it goes back to its patient',
  'order-dispense-first':
    'A paid order leaves the branch once each of its prescriptions was served',
  'price-list-import':
    'A branch replaces its price list by a file, whole or not at all, after a look at what changes',
  'staff-keeps-branches':
    'Operations adds branches and changes their name, place, telephone and hours, over what was read; who serves there is told',
  'branch-out-of-use':
    'A branch out of use is offered to no patient and has no counter; its accounts finish the orders that it has',
  'staff-reads-orders':
    'Staff reads the orders of pharmacies by where they stand, with times and amounts and nothing clinical',
  'staff-extends-a-quote':
    'Operations gives a patient more time to accept a quote, and changes nothing else of it',
  'staff-cancels-an-order':
    'Operations ends an order of which nothing was handed over, with a reason and its whole refund; patient and branch are told',
} as const;
