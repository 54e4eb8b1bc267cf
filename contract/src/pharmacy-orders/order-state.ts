/** Statuses of a pharmacy order (specification, consultations: section 4). */
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

/** The specification's other name for an order without an answer. */
export const NEW_ORDER = 'NEW';

/** Who moves an order. `provider`: a payment that was fetched from the payment provider. */
export const ORDER_MOVERS = [
  'patient',
  'branch',
  'provider',
  'clock',
  'staff',
  'prescriber',
] as const;
export type OrderMover = (typeof ORDER_MOVERS)[number];

/** Transitions of an order. A command that is missing from a row is refused there. */
const TRANSITIONS = {
  CREATED: {
    quote: ['branch', 'QUOTED'],
    decline: ['branch', 'REJECTED'],
    // The patient takes back what was not quoted, or rejects the quote.
    reject: ['patient', 'REJECTED'],
    expire: ['clock', 'EXPIRED'],
    cancel: ['staff', 'REJECTED'],
    annul: ['prescriber', 'REJECTED'],
    annulPart: ['prescriber', 'CREATED'],
  },
  QUOTED: {
    // A branch may correct its quote until the patient opens its payment page.
    quote: ['branch', 'QUOTED'],
    withdraw: ['branch', 'CREATED'],
    reject: ['patient', 'REJECTED'],
    beginPayment: ['patient', 'PRE_PAID'],
    // The provider's message may arrive before that of the patient's browser.
    confirmPayment: ['provider', 'PAID'],
    expire: ['clock', 'EXPIRED'],
    // Gives the patient more time; staff changes nothing else in the quote.
    extend: ['staff', 'QUOTED'],
    cancel: ['staff', 'REJECTED'],
    annul: ['prescriber', 'REJECTED'],
    // What was quoted holds no longer: the rest needs another quote.
    annulPart: ['prescriber', 'CREATED'],
  },
  // The payment always ends, paid or not; until then only a prescriber moves the order, since nobody may take
  // what was annulled. A payment that arrives then is refunded.
  PRE_PAID: {
    confirmPayment: ['provider', 'PAID'],
    releasePayment: ['provider', 'QUOTED'],
    annul: ['prescriber', 'REJECTED'],
    annulPart: ['prescriber', 'CREATED'],
  },
  PAID: {
    // These three only together with the refund that is due to the patient.
    refund: ['branch', 'REJECTED'],
    cancel: ['staff', 'REJECTED'],
    annul: ['prescriber', 'REJECTED'],
    // The rest is served; what was paid for the annulled one is refunded when the order leaves.
    annulPart: ['prescriber', 'PAID'],
    ship: ['branch', 'SENT'],
    // Only words: the branch refunds it, or says why not.
    askCancel: ['patient', 'PAID'],
    refuseCancel: ['branch', 'PAID'],
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
  'annul',
  'annulPart',
  'withdraw',
  'askCancel',
  'refuseCancel',
] as const;
export type OrderCommand = (typeof ORDER_COMMANDS)[number];

type Row = Partial<Record<OrderCommand, readonly [OrderMover, OrderStatus]>>;

/** The status that `command` leads to; `undefined` if it is refused. */
export const nextOrderStatus = (
  status: OrderStatus,
  command: OrderCommand,
): OrderStatus | undefined => (TRANSITIONS[status] as Row)[command]?.[1];

/** Who may give `command`, in any status that allows it. */
export function moverOf(command: OrderCommand): OrderMover {
  const movers = ORDER_STATUSES.flatMap((status) => (TRANSITIONS[status] as Row)[command] ?? []);
  return movers[0] as OrderMover;
}

/** The statuses that a patient may request (specification: PATCH order). Any other is refused. */
export const PATIENT_REQUESTS = {
  REJECTED: 'reject',
  PRE_PAID: 'beginPayment',
  DELIVERED: 'accept',
} as const satisfies Partial<Record<OrderStatus, OrderCommand>>;

/** Statuses of orders that still hold their prescriptions; a prescription is in at most one such order. */
export const LIVE_ORDER_STATUSES = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

/** Statuses of orders that are not finished. */
export const OPEN_ORDER_STATUSES = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
] as const satisfies readonly OrderStatus[];

/** Whether an order is not finished. What its prescriptions become after that is no matter of the order. */
export const isOpenOrder = (status: OrderStatus): boolean =>
  OPEN_ORDER_STATUSES.some((open) => open === status);

/** The patient's tabs, in the order of the specification, and the statuses listed in each. */
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

/** The steps of a successful order. */
export const ORDER_STEPS = [
  'CREATED',
  'QUOTED',
  'PRE_PAID',
  'PAID',
  'SENT',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];
