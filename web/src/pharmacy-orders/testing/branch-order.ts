import { atCounter } from '@app/contract/dispensing/fixtures';
import type { BranchOrder, BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { anOrder, aQuotedItem } from '@app/contract/pharmacy-orders/fixtures';

/** A new order, as its branch reads it. */
export const aBranchOrder = (changes: Partial<BranchOrder> = {}): BranchOrder => ({
  ...anOrder(),
  buyer: { name: 'María Acosta', phone_number: '3514567890' },
  ...changes,
});

const prescription = atCounter({ status: 'SENT' });

/** The same with its prescription of two medicines; the price list has two brands of the first. */
export const aBranchOrderDetail = (
  order: Partial<BranchOrder> = {},
  changes: Partial<BranchOrderDetail> = {},
): BranchOrderDetail => ({
  order: aBranchOrder(order),
  prescriptions: [prescription],
  items: [],
  extras: [],
  offers: [
    {
      prescriptionId: prescription.id,
      item: 1,
      brands: [brand('Ibupirac 400', 4812.35), brand('Actron 400', 5210)],
    },
  ],
  dispensings: [],
  ...changes,
});

const brand = (product: string, price: number) => ({
  product,
  ingredient: 'Ibuprofeno',
  form: 'Comprimidos',
  strength: '400 mg',
  pack: 'Envase por 20',
  price,
});

/** The quote's line for its first medicine. */
export const quotedItem = aQuotedItem({
  prescriptionId: prescription.id,
  item: 1,
  name: 'Ibupirac 400',
  pack: 'Envase por 20',
  quantity: 2,
});
