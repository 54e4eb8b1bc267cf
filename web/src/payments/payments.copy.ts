/** Texts of a payment. */
export const paymentCopy = {
  pay: (amount: string) => `Pagar ${amount}`,
  goOn: 'Seguir con el pago',
  otherTab: 'Abrir el pago en otra pestaña',
  released: 'El pago no se hizo y no se cobró nada. Podés pagar de nuevo.',
  leaving: 'Te llevamos a la página de pago…',
  serviceFailed: 'Ocurrió un error con el servicio de pago',
  beginFailed: 'Ocurrió un error al iniciar el proceso de pago',
} as const;

/** Why a payment page cannot be opened. */
export const paymentRefusals: Readonly<Record<string, string>> = {
  'payments.amount-changed':
    'El monto cambió. Mirá cuánto es ahora antes de pagar: todavía no se cobró nada.',
  'payments.not-payable': 'Esto ya no se puede pagar. Mirá cómo está ahora.',
  'payments.maybe-paid':
    'Puede que ya hayas pagado: le estamos preguntando al medio de pago. Esperá un minuto antes de pagar de nuevo.',
  'payments.provider-unavailable':
    'Ocurrió un error con el servicio de pago. No se cobró nada: probá de nuevo en unos minutos.',
};

/** Texts of the test provider's page. */
export const testCheckoutCopy = {
  title: 'Pago de prueba',
  warning: 'Esto es una prueba: no se mueve dinero.',
  amount: 'Monto',
  description: 'Concepto',
  approve: 'Aprobar',
  reject: 'Rechazar',
  pending: 'Dejar pendiente',
  decided: {
    OPEN: '',
    APPROVED: 'Aprobaste el pago.',
    REJECTED: 'Rechazaste el pago.',
    PENDING: 'El pago quedó pendiente: todavía se puede aprobar o rechazar.',
    CLOSED: 'Esta página de pago está cerrada.',
  },
  back: 'Volvé a la página desde la que pagás: se actualiza sola. Si esto se abrió en otra pestaña, ya podés cerrarla.',
  failed: 'Ocurrió un error con el servicio de pago',
  closed: 'Este pago ya se decidió.',
} as const;
