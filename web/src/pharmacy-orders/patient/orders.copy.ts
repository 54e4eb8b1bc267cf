import type { OrderStatus, OrderTab } from '@app/contract/pharmacy-orders';

/** The statuses of an order, in one word. */
export const statusLabel: Record<OrderStatus, string> = {
  CREATED: 'Creado',
  QUOTED: 'Cotizado',
  PRE_PAID: 'Procesando',
  PAID: 'Pagado',
  SENT: 'Enviado',
  DELIVERED: 'Entregado',
  REJECTED: 'Rechazado',
  EXPIRED: 'Vencido',
};

/** Texts common to all screens of the patient's orders. */
export const ordersCopy = {
  title: 'Mis pedidos',
  order: (number: string) => `Pedido N.º ${number}`,
  failed: 'Ocurrió un error al obtener los pedidos',
  until: (deadline: string) => `Tenés hasta el ${deadline}`,
  branchUntil: (deadline: string) => `La farmacia tiene hasta el ${deadline} para contestar`,
  seeOrder: 'Ver pedido',
  seeOrderOf: (number: string) => `Ver pedido N.º ${number}`,
  seeQuote: 'Ver cotización',
  seeQuoteOf: (number: string) => `Ver cotización del pedido N.º ${number}`,
} as const;

/** Texts of the list. */
export const listCopy = {
  tabs: 'Pedidos por estado',
  tab: {
    creados: 'Creados',
    cotizados: 'Cotizados',
    procesando: 'Procesando',
    pagados: 'Pagados',
    enviados: 'Enviados',
    entregados: 'Entregados',
    rechazados: 'Rechazados',
  } satisfies Record<OrderTab, string>,
  empty: 'No hay pedidos que mostrar',
  emptyDetail: {
    creados: 'Cuando envíes una receta a una farmacia, el pedido va a aparecer acá.',
    cotizados: 'Cuando la farmacia te pase el precio, el pedido va a aparecer acá.',
    procesando: 'Los pedidos que estés pagando van a aparecer acá.',
    pagados: 'Los que ya pagaste y la farmacia está preparando van a aparecer acá.',
    enviados: 'Los que estén en camino o listos para retirar van a aparecer acá.',
    entregados: 'Los que ya recibiste van a quedar acá.',
    rechazados: 'Los que no se hicieron o se vencieron van a quedar acá.',
  } satisfies Record<OrderTab, string>,
  prescriptions: 'Ir a mis recetas',
  pages: 'Páginas de pedidos',
  pharmacy: 'Farmacia',
  branch: 'Sucursal',
  medicines: 'Medicamentos',
  andMore: (first: string, others: number) => (others > 0 ? `${first} y ${others} más` : first),
  patients: 'Para',
  created: 'Pedido el',
  quoted: 'Cotizado el',
  sent: 'Enviado el',
  total: 'Total',
  refund: 'Se devuelve',
  expiry: 'Vencimiento',
} as const;
