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
} as const;
