import type { BranchOffice } from '../pharmacies/index.ts';
import type { NewQuote, Order, OrderItem, QuotedItem } from './pharmacy-orders.schema.ts';

export const aBranch = (changes: Partial<BranchOffice> = {}): BranchOffice => ({
  id: '01957000-0000-7000-8000-0000000000b1',
  name: 'Nueva Córdoba',
  streetName: 'Obispo Trejo',
  streetNumber: '812',
  phoneNumber: '(351) 422-1100',
  locality: 'Córdoba',
  province: 'Córdoba',
  openingHours: [{ day: 'MONDAY', from: '08:00', to: '20:00' }],
  pharmacy: { name: 'Farmacia del Boulevard' },
  ...changes,
});

/** An order that its branch has not answered yet. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: '01957000-0000-7000-8000-0000000000a1',
  purchaseOrderId: '1042',
  status: 'CREATED',
  statusReason: null,
  branchOffice: aBranch(),
  patientNames: ['Tomás Núñez'],
  firstMedication: 'Ibuprofeno 400 mg, Comprimidos',
  medications: 1,
  createdDate: '2025-03-08T12:00:00.000Z',
  quotedDate: null,
  prepaidDate: null,
  paidDate: null,
  sentDate: null,
  deliveredDate: null,
  rejectedDate: null,
  expiredDate: null,
  expirationDate: '2025-03-15T12:00:00.000Z',
  total: null,
  deliveryCost: null,
  discountOrder: 0,
  discountExtra: 0,
  quoteVersion: 0,
  promisedDate: null,
  delivery: { kind: 'PICKUP' },
  guideNumber: null,
  isHeld: false,
  hasAnnulled: false,
  isServedElsewhere: false,
  takenBack: null,
  cancellation: null,
  refund: null,
  ...changes,
});

/** The same with a quote of $ 4.812,35. */
export const aQuotedOrder = (changes: Partial<Order> = {}): Order =>
  anOrder({
    status: 'QUOTED',
    quotedDate: '2025-03-08T13:00:00.000Z',
    expirationDate: '2025-03-10T13:00:00.000Z',
    total: 4812.35,
    deliveryCost: 0,
    quoteVersion: 1,
    promisedDate: '2025-03-10',
    ...changes,
  });

export const anOrderItem = (changes: Partial<OrderItem> = {}): OrderItem => ({
  prescriptionId: '01957000-0000-7000-8000-000000000001',
  item: 1,
  name: 'Ibupirac 400',
  pack: 'Envase por 20 comprimidos',
  quantity: 1,
  unitPrice: 4812.35,
  discount: 0,
  covered: false,
  ...changes,
});

/** A line of that quote, of which nothing has been handed over yet. */
export const aQuotedItem = (changes: Partial<QuotedItem> = {}): QuotedItem => ({
  ...anOrderItem(),
  handedOver: 0,
  ...changes,
});

export const aQuote = (changes: Partial<NewQuote> = {}): NewQuote => ({
  items: [anOrderItem()],
  extras: [],
  discountOrder: 0,
  discountExtra: 0,
  deliveryCost: 0,
  validHours: 48,
  isFreeMeant: false,
  promisedDate: '2025-03-10',
  ...changes,
});

/** The counts of an account without orders. */
export const noOrders = {
  CREATED: 0,
  QUOTED: 0,
  PRE_PAID: 0,
  PAID: 0,
  SENT: 0,
  DELIVERED: 0,
  REJECTED: 0,
  EXPIRED: 0,
};
