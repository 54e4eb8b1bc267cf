/** Where a pharmacy order stands (specification, consultations: section 4). */
export const ORDER_STATUSES = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
  'DELIVERED',
  'REJECTED',
  'EXPIRED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The specification's other name of an order that nobody answered yet. */
export const NEW_ORDER = 'NEW';

/** Who moves an order. `provider` is a payment that was read back from the provider of payments. */
export const ORDER_MOVERS = ['patient', 'branch', 'provider', 'clock', 'staff'] as const;
export type OrderMover = (typeof ORDER_MOVERS)[number];

/** What can happen to an order. A command missing from a row is refused there. */
const TRANSITIONS = {
  CREATED: {
    quote: ['branch', 'QUOTED'],
    decline: ['branch', 'REJECTED'],
    expire: ['clock', 'EXPIRED'],
    cancel: ['staff', 'REJECTED'],
  },
  QUOTED: {
    // A branch corrects itself until the patient opened the payment of that quote.
    quote: ['branch', 'QUOTED'],
    reject: ['patient', 'REJECTED'],
    beginPayment: ['patient', 'PRE_PAID'],
    // The provider may be heard before the patient's browser.
    confirmPayment: ['provider', 'PAID'],
    expire: ['clock', 'EXPIRED'],
    // More time for the patient; of the quote itself staff changes nothing.
    extend: ['staff', 'QUOTED'],
    cancel: ['staff', 'REJECTED'],
  },
  // The payment ends by itself, one way or the other: until then nobody else moves the order.
  PRE_PAID: {
    confirmPayment: ['provider', 'PAID'],
    releasePayment: ['provider', 'QUOTED'],
  },
  PAID: {
    // Both only together with the money that is due to the patient.
    refund: ['branch', 'REJECTED'],
    cancel: ['staff', 'REJECTED'],
    ship: ['branch', 'SENT'],
  },
  SENT: {
    accept: ['patient', 'DELIVERED'],
    proveDelivery: ['branch', 'DELIVERED'],
  },
  DELIVERED: {},
  REJECTED: {},
  EXPIRED: {},
} as const satisfies Record<OrderStatus, Record<string, readonly [OrderMover, OrderStatus]>>;

export const ORDER_COMMANDS = [
  'quote',
  'decline',
  'expire',
  'reject',
  'beginPayment',
  'confirmPayment',
  'releasePayment',
  'refund',
  'ship',
  'accept',
  'proveDelivery',
  'extend',
  'cancel',
] as const;
export type OrderCommand = (typeof ORDER_COMMANDS)[number];

type Row = Partial<Record<OrderCommand, readonly [OrderMover, OrderStatus]>>;

/** The status `command` leads to, or `undefined` where it is refused. */
export const nextOrderStatus = (
  status: OrderStatus,
  command: OrderCommand,
): OrderStatus | undefined => (TRANSITIONS[status] as Row)[command]?.[1];

/** Who may give `command`, wherever it is legal. */
export function moverOf(command: OrderCommand): OrderMover {
  const movers = ORDER_STATUSES.flatMap((status) => (TRANSITIONS[status] as Row)[command] ?? []);
  return movers[0] as OrderMover;
}

/** What a patient asks for by naming a status (specification: PATCH order). Any other status is refused. */
export const PATIENT_REQUESTS = {
  REJECTED: 'reject',
  PRE_PAID: 'beginPayment',
  DELIVERED: 'accept',
} as const satisfies Partial<Record<OrderStatus, OrderCommand>>;

/** Orders that still hold their prescriptions: each of these is in one such order at most. */
export const LIVE_ORDER_STATUSES = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

/** Orders of which somebody still has something to do. */
export const OPEN_ORDER_STATUSES = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
] as const satisfies readonly OrderStatus[];

/** The patient's tabs, in the order of the specification, and what is listed under each. */
export const ORDER_TABS = {
  creados: ['CREATED'],
  cotizados: ['QUOTED'],
  procesando: ['PRE_PAID'],
  pagados: ['PAID'],
  enviados: ['SENT'],
  entregados: ['DELIVERED'],
  rechazados: ['REJECTED', 'EXPIRED'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderTab = keyof typeof ORDER_TABS;

/** The steps of an order that goes well. */
export const ORDER_STEPS = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];
