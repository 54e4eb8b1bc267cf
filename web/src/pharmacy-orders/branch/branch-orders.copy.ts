import type { BranchOrder, OrderStatus } from '@app/contract/pharmacy-orders';
import { addressText } from '../../lib/readings/address.copy.ts';
import { countOf, formatDate, formatDateTime } from '../../ui/format.ts';

/** The statuses of an order, in the branch's words. */
export const branchStatusLabel: Record<OrderStatus, string> = {
  CREATED: 'Nuevo',
  QUOTED: 'Cotizado',
  PRE_PAID: 'Procesando el pago',
  PAID: 'Pagado, para preparar',
  SENT: 'Enviado',
  DELIVERED: 'Entregado',
  REJECTED: 'Rechazado',
  EXPIRED: 'Vencido',
};

const notPaid = (number: string) =>
  `Esta receta está en el pedido N.º ${number} de esta sucursal, que todavía no se pagó.`;

/** What the counter reads of an order with an opened prescription; nothing once it was handed over. */
export const inOrder: Partial<Record<OrderStatus, (number: string) => string>> = {
  CREATED: notPaid,
  QUOTED: notPaid,
  PRE_PAID: notPaid,
  PAID: (number) =>
    `Esta receta está en el pedido N.º ${number}, que ya está pagado. Entregala desde el pedido y no la cobres de nuevo.`,
};
/** The same of one that cannot be dispensed now. */
export const inOrderOnly: typeof inOrder = {
  ...inOrder,
  PAID: (number) =>
    `Esta receta está en el pedido N.º ${number}, que ya está pagado. Desde el pedido se ve cómo sigue y qué se devuelve.`,
};
export const openOrder = 'Abrir el pedido';

/** Texts of the board. */
export const boardCopy = {
  title: 'Pedidos',
  tabs: 'Estado de los pedidos',
  tab: {
    nuevos: 'Nuevos',
    cotizados: 'Cotizados',
    procesando: 'Procesando',
    pagados: 'Para preparar',
    enviados: 'Enviados',
    entregados: 'Entregados',
    rechazados: 'Rechazados',
  },
  table: 'Pedidos de la sucursal',
  number: 'Pedido',
  numberOf: (id: string) => `N.º ${id}`,
  date: 'Recibido',
  patients: 'Para',
  medicines: 'Medicamentos',
  more: (name: string, all: number) => (all <= 1 ? name : `${name} y ${all - 1} más`),
  delivery: 'Entrega',
  pickup: 'Retira en la sucursal',
  home: 'Envío a domicilio',
  until: 'Vence',
  total: 'Total',
  paidBack: (amount: string) => `Se devuelve ${amount}`,
  servedElsewhere: 'Ya se dispensó en otro lado',
  asksToCancel: 'Pide cancelar',
  actions: 'Acciones',
  open: 'Abrir',
  openOf: (id: string) => `Abrir el pedido ${id}`,
  empty: 'No hay pedidos',
  emptyDetail: 'Cuando un paciente mande una receta a esta sucursal, el pedido aparece acá.',
  emptyTab: 'No hay pedidos en este estado',
  failed: 'Ocurrió un error al obtener los pedidos',
  pager: 'Páginas de pedidos',
  newer: 'Anteriores',
  older: 'Siguientes',
  arrived: (count: number) => (count === 1 ? 'Hay un pedido nuevo' : `Hay ${count} pedidos nuevos`),
  notice: 'Pedido nuevo en la farmacia',
  askNotices: 'Avisarme en el escritorio',
  noticesDenied: 'Este navegador no permite avisos. Se cambian en la configuración del sitio.',
  noticesUnsupported:
    'Este navegador no puede mostrar avisos: dejá esta pantalla abierta, que se actualiza sola.',
  noticesOn: 'Los avisos de escritorio están activados',
} as const;

const deliveryText = ({ delivery }: BranchOrder): string => {
  if (delivery.kind === 'PICKUP') return boardCopy.pickup;
  const { address } = delivery;
  return address ? `${boardCopy.home}: ${addressText(address)}` : boardCopy.home;
};

/** Texts of one order. */
export const orderCopy = {
  title: (id: string) => `Pedido N.º ${id}`,
  takenBack: {
    REFUNDED:
      'No lo dispenses ni lo envíes: el medio de pago devolvió el dinero. Operaciones lo está revisando y te avisa cómo sigue.',
    CHARGED_BACK:
      'No lo dispenses ni lo envíes: se desconoció el pago. Operaciones lo está revisando y te avisa cómo sigue.',
    IN_MEDIATION:
      'No lo dispenses ni lo envíes: hay un reclamo por el pago. Operaciones lo está revisando y te avisa cómo sigue.',
  },
  servedElsewhere:
    'Una receta de este pedido ya se dispensó en otra farmacia: no la entregues. Si el pedido lleva otra, entregá y despachá el resto; si no, rechazalo. Lo que se pagó y no se entrega se devuelve al paciente.',
  back: 'Volver a los pedidos',
  failed: 'Ocurrió un error al obtener el pedido',
  gone: 'Este pedido no es de esta sucursal',
  order: 'Datos del pedido',
  buyer: 'Lo pidió',
  phone: 'Teléfono',
  delivery: 'Entrega',
  deliveryOf: deliveryText,
  created: 'Recibido',
  quoted: 'Cotizado',
  paid: 'Pagado',
  sent: 'Enviado',
  delivered: 'Entregado',
  rejected: 'Rechazado',
  expired: 'Vencido',
  expires: (at: string) => formatDateTime(at),
  quoteUntil: 'Cotizar hasta',
  validUntil: 'Vale hasta',
  promised: 'Prometido para',
  promisedOf: (day: string) => formatDate(day),
  guide: 'Número de guía',
  reason: 'Motivo',
  refund: 'Devolución al paciente',
  refundDue: (amount: string) => `${amount}, en curso`,
  refunded: (amount: string, date: string) => `${amount}, hecha el ${formatDate(date)}`,
  prescriptions: 'Recetas',
  closed: 'El pedido terminó: sus recetas y los datos de contacto ya no se ven desde acá.',
  proofs: 'Constancias de entrega',
  pdf: 'Ver receta en PDF',
  pdfOf: (patient: string) => `Ver receta en PDF: ${patient}`,
  pdfFailed: 'No se pudo abrir la receta.',
  waitingForPatient: 'El paciente todavía no respondió.',
  paying: 'El paciente está pagando. Cuando el pago se confirme, el pedido pasa a preparar.',
  correct: 'Corregir la cotización',
  nothingToQuote: 'Ninguna receta de este pedido se puede dispensar ahora: no hay qué cotizar.',
  slipLine: (product: string, pack: string, packs: number) =>
    `${product} · ${pack} · ${countOf(packs, 'envase', 'envases')}`,
  slipExtra: (name: string, quantity: number) => `${name} · ${quantity}`,
  slip: 'Imprimir remito',
  slipTitle: 'Remito',
  slipTo: 'Para',
  slipFrom: 'De',
  slipNote: 'Este remito acompaña el pedido. No es una factura.',
} as const;

/** Texts of the quote. */
export const quoteCopy = {
  title: 'Cotización',
  corrected: 'Corregir la cotización',
  line: (name: string, quantity: number) => `${name} · ${countOf(quantity, 'envase', 'envases')}`,
  isQuoted: 'Lo tenemos',
  notQuoted: 'No va en esta cotización: el paciente lo ve como no disponible.',
  brand: 'Marcas de la lista de precios',
  brandOf: (product: string, pack: string, price: string) => `${product} · ${pack} · ${price}`,
  brandHint: 'Todas las marcas con la misma droga.',
  noBrands: 'La lista de precios no tiene esta droga. Escribí el producto y el precio.',
  smallest: 'La receta no dice el tamaño del envase: corresponde el más chico.',
  noSubstitution: 'Quien recetó pidió este medicamento: no se puede cambiar.',
  name: 'Producto',
  pack: 'Presentación',
  quantity: 'Cantidad',
  unitPrice: 'Precio por unidad',
  discount: 'Descuento (%)',
  covered: 'El descuento lo cubre la obra social',
  subtotal: 'Subtotal',
  extras: 'Otros productos',
  extrasHint: 'Lo que se agrega además de lo recetado.',
  extra: 'Producto',
  addExtra: 'Agregar producto',
  removeExtra: (name: string) => `Quitar ${name || 'el producto'}`,
  conditions: 'Condiciones',
  discountOrder: 'Descuento sobre los medicamentos (%)',
  discountExtra: 'Descuento sobre los otros productos (%)',
  deliveryCost: 'Costo del envío',
  validHours: 'Vale por (horas)',
  validHoursHint: 'Después vence y el paciente ya no la puede aceptar.',
  promisedDate: 'Lista para el día',
  promisedHint: (day: string) => `Hasta el ${formatDate(day)}: ese día vence la receta.`,
  summary: 'Lo que ve el paciente',
  send: 'Cotizar',
  cancel: 'Cancelar',
  sendCorrected: 'Guardar la corrección',
  done: 'Cotización enviada al paciente',
  failed: 'No se pudo enviar la cotización.',
  freeTitle: '¿Es sin cargo?',
  freeText: (names: readonly string[]) =>
    `${names.join(', ')}: el precio es 0, así que el paciente no paga nada por eso.`,
  freeMeant: 'Sí, sin cargo',
  freeNotMeant: 'No, corregir el precio',
} as const;

/** Texts of a quote that somebody else stored in the meantime. */
export const staleCopy = {
  title: 'La cotización cambió mientras escribías',
  detail: 'Esto es lo que quedó guardado. Lo que escribiste sigue abajo.',
  total: 'Total',
  none: 'Ya no hay cotización',
  promised: 'Prometido para',
  keepMine: 'Guardar lo que escribí',
  takeTheirs: 'Descartar lo que escribí',
} as const;

/** Messages of refused fields of a quote. */
export const quoteMessages = {
  'items.required': 'No hay nada cotizado: marcá al menos un medicamento',
  'name.required': 'Ingresá el producto',
  'name.too-long': 'El producto es demasiado largo',
  'pack.required': 'Ingresá la presentación',
  'quantity.required': 'Ingresá la cantidad',
  'quantity.too-low': 'La cantidad tiene que ser 1 o más',
  'quantity.too-high': 'La cantidad es demasiado grande',
  'quantity.above': 'No puede ser más que lo recetado',
  'amount.required': 'Ingresá un precio, por ejemplo 4.812,35',
  'amount.decimals': 'El precio lleva dos decimales como máximo',
  'amount.too-high': 'El precio es demasiado alto',
  'percent.required': 'Ingresá un porcentaje de 0 a 100',
  'percent.too-high': 'El porcentaje va de 0 a 100',
  'percent.decimals': 'El porcentaje lleva dos decimales como máximo',
  'validHours.required': 'Ingresá las horas',
  'validHours.too-low': 'Tiene que valer una hora como mínimo',
  'validHours.too-high': 'Puede valer 168 horas como máximo',
  'day.invalid': 'Escribí la fecha como 25/03/2026.',
  'day.past': 'El día ya pasó',
  'day.late': 'Ese día la receta ya venció',
} as const;

/** Texts of a branch's acts on an order. */
export const actCopy = {
  decline: 'Rechazar el pedido',
  declineTitle: (id: string) => `¿Rechazar el pedido N.º ${id}?`,
  declineConsequence:
    'Le avisamos al paciente con el motivo, y puede mandar la receta a otra farmacia.',
  refundConsequence:
    'Le avisamos al paciente con el motivo y le devolvemos todo lo que pagó. Puede mandar la receta a otra farmacia.',
  reason: 'Motivo',
  reasonHint: 'Lo lee el paciente. Por ejemplo: no tenemos stock hasta el viernes.',
  declined: 'Pedido rechazado. Le avisamos al paciente.',
  withdraw: 'Retirar la cotización',
  withdrawTitle: (id: string) => `¿Retirar la cotización del pedido N.º ${id}?`,
  withdrawConsequence:
    'El paciente ya no la puede aceptar, y le avisamos con el motivo. El pedido vuelve a los nuevos para cotizarlo otra vez o rechazarlo.',
  withdrawHint: 'Lo lee el paciente. Por ejemplo: nos equivocamos en un precio.',
  withdrawn: 'Cotización retirada. Le avisamos al paciente.',
  cancelAsked: (reason: string) =>
    `El paciente pide cancelar este pedido: «${reason}». No lo entregues sin contestarle.`,
  cancelAnswered: (answer: string) => `Le contestaste que el pedido sigue: «${answer}».`,
  cancel: 'Cancelar y devolver el pago',
  cancelTitle: (id: string) => `¿Cancelar el pedido N.º ${id}?`,
  cancelDone: 'Pedido cancelado. Le avisamos al paciente.',
  refuseCancel: 'Decir que no',
  refuseCancelTitle: (id: string) => `¿Seguir con el pedido N.º ${id}?`,
  refuseCancelText: 'El pedido sigue y le avisamos al paciente con tu respuesta.',
  refuseCancelField: 'Respuesta',
  refuseCancelHint: 'La lee el paciente. Por ejemplo: el preparado ya está hecho.',
  refuseCancelDone: 'Respuesta enviada al paciente.',
  ship: 'Despachar el pedido',
  shipTitle: 'Despacho',
  ready: 'Listo para retirar',
  readyDone: 'Pedido listo. Le avisamos al paciente.',
  guide: 'Número de guía',
  guideHint: 'El del correo o la mensajería. Si lo lleva la farmacia, escribí quién.',
  shipped: 'Pedido despachado. Le avisamos al paciente.',
  serve: 'Entrega',
  serveTitle: (patient: string) => `Receta de ${patient}`,
  servedAll: 'Ya está registrado todo lo que lleva el pedido.',
  paysBack: (amount: string) =>
    `Con este paso le devolvemos ${amount} al paciente: lo pagó y no se entregó.`,
  willPayBack: (amount: string) =>
    `Lo que falta está pagado: cuando el pedido salga, le devolvemos ${amount} al paciente.`,
  lost: 'Esta receta ya no se puede dispensar acá. Lo que se pagó por ella se devuelve al paciente.',
  annulled:
    'El profesional anuló esta receta: no la entregues. Lo que se pagó por ella se devuelve al paciente.',
  held: 'Esta receta está bloqueada hasta que la revise quien la hizo. Si la reactiva vas a poder dispensarla; si la anula, el pedido sale sin ella y lo que se pagó por ella se devuelve al paciente.',
  serveFirst: 'Registrá lo que lleva cada receta. Después se despacha el pedido.',
  servedOn: (date: string) => `Dispensada el ${formatDateTime(date)}`,
  proveFrom: (at: string) =>
    `Si el paciente no confirma que lo recibió, vas a poder cerrar el pedido desde el ${at}.`,
  prove: 'Cerrar como entregado',
  proveTitle: '¿Cerrar el pedido como entregado?',
  proveDetail: 'Pasaron siete días y el paciente no lo confirmó. Escribí cómo consta la entrega.',
  proof: 'Constancia de la entrega',
  proofHint: 'Por ejemplo: el número de remito firmado.',
  proved: 'Pedido cerrado como entregado',
  back: 'Volver',
} as const;

/** Messages of refused fields of those acts. */
export const actMessages = {
  'reason.required': 'Ingresá el motivo',
  'guideNumber.required': 'Ingresá el número de guía',
  'proof.required': 'Ingresá cómo consta la entrega',
} as const;

/** Why the server refused a branch's act on an order. */
export const orderProblem: Readonly<Record<string, string>> = {
  'pharmacy-orders.not-found': orderCopy.gone,
  'pharmacy-orders.command-refused':
    'El pedido cambió mientras tanto. Te mostramos cómo está ahora.',
  'pharmacy-orders.changed-meanwhile': staleCopy.title,
  'pharmacy-orders.lines-differ':
    'La cotización no coincide con lo recetado. Revisá las cantidades.',
  'pharmacy-orders.total-too-high':
    'El total pasa de $ 99.999.999,99 y no se podría pagar. Revisá los precios.',
  'pharmacy-orders.nothing-to-deliver':
    'El paciente retira este pedido en la sucursal: la cotización no lleva costo de envío.',
  'pharmacy-orders.promised-too-late': 'Ese día la receta ya venció. Elegí un día anterior.',
  'pharmacy-orders.payment-open':
    'El paciente ya abrió el pago de esta cotización: no se puede corregir ni retirar.',
  'pharmacy-orders.not-dispensed':
    'Falta registrar la entrega de una receta. Si no se entregó nada, rechazá el pedido.',
  'pharmacy-orders.money-taken-back':
    'El medio de pago retiró el dinero: no lo entregues hasta que operaciones lo revise.',
  'pharmacy-orders.dispensed': 'Ya se registró una entrega de este pedido: no se puede rechazar.',
  'pharmacy-orders.delivery-too-early':
    'El paciente todavía tiene tiempo para confirmar que lo recibió.',
  'dispensing.already-dispensed': 'La receta ya se dispensó.',
  'dispensing.not-found': 'El profesional anuló la receta: no la entregues.',
  'dispensing.blocked': 'La receta está bloqueada hasta que la revise quien la hizo.',
  'dispensing.overdue': 'La receta venció.',
};

/** The past dates of an order, in order. */
export const datesOf = (order: BranchOrder) =>
  [
    { term: orderCopy.created, at: order.createdDate },
    { term: orderCopy.quoted, at: order.quotedDate },
    { term: orderCopy.paid, at: order.paidDate },
    { term: orderCopy.sent, at: order.sentDate },
    { term: orderCopy.delivered, at: order.deliveredDate },
    { term: orderCopy.rejected, at: order.rejectedDate },
    { term: orderCopy.expired, at: order.expiredDate },
  ].map(({ term, at }) => ({ term, value: at && formatDateTime(at) }));
