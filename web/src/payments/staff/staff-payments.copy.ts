import type { PaymentsProblem } from '@app/contract/payments';

/** Texts of the staff's list of payments. */
export const staffPaymentsCopy = {
  title: 'Pagos',
  filters: 'Filtros de pagos',
  standing: 'Estado',
  anyStanding: 'Todos',
  from: 'Desde',
  until: 'Hasta',
  failed: 'No pudimos leer los pagos',
  none: 'No hay pagos',
  noneDetail: 'Acá aparecen los pagos de pedidos y de consultas particulares.',
  at: 'Fecha',
  what: 'Qué se pagó',
  amount: 'Importe',
  back: 'Devuelto o retirado',
  number: 'N.º de pago',
  csv: 'Descargar planilla',
  csvFailed: 'No pudimos armar la planilla.',
  csvName: 'pagos.csv',
} as const;

/** Texts of one payment. */
export const paymentSheetCopy = {
  failed: 'No pudimos leer este pago',
  provider: 'Medio de pago',
  refund: 'Devuelto por nosotros',
  refundDue: (amount: string) => `${amount}, todavía no`,
  refunded: (amount: string, date: string) => `${amount}, el ${date}`,
  refundNumber: 'N.º de devolución',
  takenBack: 'Qué pasó en el medio de pago',
  taken: (kind: string, amount: string, date: string) => `${kind}: ${amount}, el ${date}`,
  returned: 'Aprobado de nuevo',
  decided: 'Revisado',
  reason: 'Qué se decidió',
  readOnly: 'Solo Operaciones puede cerrar la revisión.',
  held: 'Si es un pedido sin entregar, está detenido. Cerrá la revisión para que siga, o cancelá el pedido.',
  heldReturned:
    'El medio de pago ahora lo da por aprobado. Comprobá en su panel que el dinero está antes de cerrar la revisión.',
  decide: 'Cerrar la revisión',
  done: 'La revisión quedó cerrada.',
} as const;

export const decideCopy = {
  title: 'Cerrar la revisión del pago',
  explain:
    'Lo que estaba detenido por este pago sigue, y la farmacia y el paciente se enteran. No se mueve dinero.',
  confirm: 'Cerrar la revisión',
  purpose: 'Para cerrar la revisión',
  failed: 'No pudimos cerrar la revisión.',
  reason: 'Qué se decidió y por qué',
  reasonHint: 'Lo lee el personal de la clínica.',
} as const;

export const decideMessages = {
  'reason.too-short': 'Contá qué se decidió en al menos 10 caracteres',
  'reason.too-long': 'Es demasiado largo',
} as const;

export const decideProblems: Readonly<Partial<Record<PaymentsProblem, string>>> = {
  'payments.changed-meanwhile':
    'El medio de pago informó algo nuevo o alguien ya la cerró. Mirá cómo está ahora.',
  'payments.nothing-to-decide': 'Ya la cerró otra persona.',
  'payments.too-many': 'Son demasiados pagos para una planilla: elegí menos días.',
};
