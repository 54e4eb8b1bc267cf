import type {
  OrderMover,
  OrderStatus,
  PharmacyOrdersProblem,
  StaffOrderStep,
} from '@app/contract/pharmacy-orders';

/** The statuses of an order, for staff. */
export const staffStatusLabel: Record<OrderStatus, string> = {
  CREATED: 'Sin cotizar',
  QUOTED: 'Cotizado',
  PRE_PAID: 'Pagándose',
  PAID: 'Pagado',
  SENT: 'Enviado',
  DELIVERED: 'Entregado',
  REJECTED: 'No se hizo',
  EXPIRED: 'Vencido',
};

/** The same in plural, for the tabs. */
export const tabLabel: Record<OrderStatus, string> = {
  CREATED: 'Sin cotizar',
  QUOTED: 'Cotizados',
  PRE_PAID: 'Pagándose',
  PAID: 'Pagados',
  SENT: 'Enviados',
  DELIVERED: 'Entregados',
  REJECTED: 'No se hicieron',
  EXPIRED: 'Vencidos',
};

/** Texts of the list. */
export const staffOrdersCopy = {
  title: 'Pedidos',
  tabs: 'Pedidos por estado',
  filters: 'Buscar pedidos',
  number: 'Número de pedido',
  branchFilter: 'Sucursal (si queda vacía, todas)',
  failed: 'No pudimos leer los pedidos.',
  none: 'No hay pedidos para mostrar',
  noneDetail: 'Los pedidos que estén así van a aparecer acá.',
  notFound: 'No hay un pedido con ese número',
  notFoundDetail: 'El número figura en el pedido del paciente y en el de la farmacia.',
  order: 'Pedido',
  numberOf: (number: string) => `N.º ${number}`,
  branch: 'Sucursal',
  buyer: 'Paciente',
  status: 'Estado',
  late: 'Demorado',
  servedElsewhere: 'Dispensado en otro lado',
  since: 'Desde',
  until: 'Vence',
  total: 'Total',
} as const;

/** Texts of the sheet of an order. */
export const orderSheetCopy = {
  titleOf: (number: string) => `Pedido N.º ${number}`,
  failed: 'No pudimos leer este pedido.',
  phone: 'Teléfono de la sucursal',
  created: 'Enviado por el paciente',
  promised: 'Prometido para',
  delivery: 'Entrega',
  pickup: 'Lo retira en la sucursal',
  home: 'Se lo envían',
  guide: 'Número de guía',
  deliveryCost: 'Envío',
  refund: 'Se devuelve',
  takenBack: 'Problema con el pago',
  refundDue: (amount: string) => `${amount}, todavía no`,
  refunded: (amount: string, date: string) => `${amount}, el ${date}`,
  noClinical: 'Las recetas y los medicamentos del pedido los ven solo el paciente y la farmacia.',
  paying:
    'El paciente está pagando. Hasta que el pago termine, bien o mal, el pedido no se puede cancelar.',
  extend: 'Dar más tiempo',
  cancel: 'Cancelar pedido',
  readOnly: 'Solo Operaciones puede cambiar los pedidos.',
} as const;

/** The steps of an order. */
export const stepName: Record<StaffOrderStep['what'], string> = {
  create: 'Pedido enviado a la farmacia',
  quote: 'Cotización',
  decline: 'La farmacia no lo prepara',
  expire: 'Se venció',
  reject: 'El paciente no siguió con el pedido',
  beginPayment: 'Empezó el pago',
  confirmPayment: 'Pago confirmado',
  releasePayment: 'El pago no se hizo',
  refund: 'La farmacia no lo prepara: se devuelve el pago',
  ship: 'Enviado, o listo para retirar',
  accept: 'El paciente lo recibió',
  proveDelivery: 'La farmacia confirmó la entrega',
  extend: 'Más tiempo para pagar',
  cancel: 'Cancelación',
  annul: 'El profesional anuló la receta: el pedido se cerró',
  annulPart: 'El profesional anuló una receta: el resto sigue',
  withdraw: 'La farmacia retiró la cotización',
  askCancel: 'El paciente pidió cancelar lo pagado',
  refuseCancel: 'La farmacia contestó que no lo cancela',
};

export const moverName: Record<OrderMover, string> = {
  patient: 'Paciente',
  branch: 'Farmacia',
  provider: 'Medio de pago',
  clock: 'Automático',
  staff: 'Operaciones',
  prescriber: 'Profesional',
};

const act = {
  purpose: 'Para cambiar un pedido',
  failed: 'No se hizo el cambio. Probá de nuevo.',
} as const;

/** Texts of the dialogs of staff's acts. */
export const orderActCopy = {
  extend: (number: string, until: string) => ({
    ...act,
    title: `Dar más tiempo: pedido N.º ${number}`,
    explain: `La cotización vence el ${until}. El precio no cambia. Les avisamos al paciente y a la farmacia.`,
    confirm: 'Dar más tiempo',
  }),
  cancel: (number: string, isPaid: boolean) => ({
    ...act,
    title: `Cancelar: pedido N.º ${number}`,
    explain: `No se puede deshacer. Las recetas que sigan vigentes se pueden enviar de nuevo. ${
      isPaid ? 'Al paciente se le devuelve todo lo que pagó. ' : ''
    }Les avisamos al paciente y a la farmacia.`,
    confirm: 'Cancelar pedido',
  }),
  hours: '¿Cuánto más?',
  hoursOf: (hours: number) => `${hours} horas`,
  reason: 'Motivo',
  extendHint: 'Queda en el historial con tu nombre.',
  cancelHint: 'Lo leen el paciente y la farmacia tal como lo escribís.',
  extended: 'La cotización vale por más tiempo.',
  cancelled: 'El pedido quedó cancelado.',
  stale: 'No se hizo: el pedido cambió mientras lo mirabas. Ya se ve cómo quedó.',
} as const;

export const orderActMessages = {
  'reason.too-short': 'Contá el motivo en al menos 10 caracteres',
  'reason.too-long': 'El motivo es demasiado largo',
  'hours.unknown': 'Elegí cuánto tiempo más',
} as const;

export const orderActProblems: Partial<Record<string, string>> = {
  'pharmacy-orders.dispensed': 'La farmacia ya entregó algo de este pedido: no se puede cancelar.',
  'pharmacy-orders.extended-too-far':
    'Una cotización puede valer 7 días como máximo, contados desde ahora. Elegí menos horas.',
} satisfies Partial<Record<PharmacyOrdersProblem, string>>;
