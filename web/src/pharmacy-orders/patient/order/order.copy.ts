/** Texts of one order. */
export const orderCopy = {
  back: 'Volver a mis pedidos',
  steps: 'Estado del pedido',
  branch: 'Sucursal',
  address: 'Dirección',
  phone: 'Teléfono',
  patients: 'Para',
  delivery: 'Entrega',
  pickup: 'Retiro en la sucursal',
  toAddress: (address: string) => `Envío a ${address}`,
  promised: 'Fecha prometida',
  guide: 'Número de guía',
  reason: 'Motivo',
  rejectedByYou: 'Rechazaste la cotización',
  takenBackByYou: 'Retiraste el pedido',
  readyToFetch: 'Listo para retirar',
  readyDetail: 'Andá a la sucursal con el DNI del paciente y el número de pedido.',
  onItsWay: 'Tu pedido está en camino.',
  waitingForQuote: 'La farmacia todavía no te pasó el precio. Te avisamos cuando conteste.',
  paid: 'Recibimos tu pago. La farmacia está preparando el pedido.',
  held: 'Recibimos tu pago. La farmacia encontró un error en una receta: tu profesional la va a revisar y después sigue el pedido.',
  servedElsewhere:
    'Recibimos tu pago, pero una receta de este pedido ya se dispensó en otro lado y la farmacia no la puede entregar de nuevo. Lo que pagaste por ella te lo devolvemos cuando cierre el pedido. Si ya no querés nada, pedí que se cancele.',
  annulled: 'Tu profesional anuló una receta de este pedido. El pedido sigue sin ella.',
  annulledPaid:
    'Recibimos tu pago. Tu profesional anuló una receta de este pedido: la farmacia prepara el resto. Si pagaste la receta anulada, te devolvemos eso cuando salga el pedido.',
  takenBack: {
    REFUNDED:
      'El medio de pago devolvió el dinero de este pedido. La farmacia no lo entrega hasta que lo revisemos; te avisamos cómo sigue.',
    CHARGED_BACK:
      'Se desconoció el pago de este pedido. La farmacia no lo entrega hasta que lo revisemos; te avisamos cómo sigue.',
    IN_MEDIATION:
      'Hay un reclamo por el pago de este pedido. La farmacia no lo entrega hasta que lo revisemos; te avisamos cómo sigue.',
  },
  delivered: 'Ya recibiste este pedido.',
  rejected: 'Este pedido no se hizo. Las recetas que sigan vigentes se pueden enviar de nuevo.',
  expired: 'Este pedido se venció. Las recetas que sigan vigentes se pueden enviar de nuevo.',
  prescriptions: 'Ir a mis recetas',
  processing: 'Procesando el pago',
  processingDetail:
    'Si todavía no pagaste, seguí con el pago. Cuando se confirme, esta página se actualiza sola.',
  paidAlready:
    'Si ya pagaste, no pagues de nuevo: cuando se confirme, esta página se actualiza sola.',
  notPaidYet: 'Todavía no nos llegó un pago de este pedido.',
  refundDue: (amount: string) => `Te vamos a devolver ${amount} por el mismo medio de pago.`,
  refunded: (amount: string, date: string) => `Te devolvimos ${amount} el ${date}.`,
  paymentOf: (number: string) => `Pago del pedido N.º ${number}`,
  beginReason: 'El paciente inició el pago',
} as const;

/** Texts of the quote. */
export const quoteCopy = {
  notQuoted: 'La farmacia no cotizó:',
  notQuotedDetail: 'No los tiene o no los vende. No se cobran.',
  failed: 'Ocurrió un error al obtener los pedidos',
  extrasFailed: 'Ocurrió un error al obtener los extras',
  prescriptionsFailed: 'Ocurrió un error al obtener las recetas',
} as const;

/** Texts of a patient's acts on an order. */
export const actCopy = {
  take: 'Aceptar sin costo',
  takeQuestion: '¿Aceptás el pedido?',
  takeDetail: 'Tu cobertura lo paga todo: no hay nada que pagar.',
  takeConfirm: 'Sí, acepto',
  takeReason: 'El paciente aceptó un pedido sin costo',
  takeFailed: 'No pudimos aceptar el pedido. Mirá cómo está y probá de nuevo.',
  takeBack: 'Retirar el pedido',
  takeBackQuestion: '¿Querés retirar el pedido?',
  takeBackDetail:
    'La farmacia todavía no cotizó. El pedido se cierra y vas a poder enviar la receta a otra farmacia.',
  takeBackConfirm: 'Retirar pedido',
  takeBackReason: 'El paciente retiró el pedido',
  takeBackFailed: 'No pudimos retirar el pedido. Mirá cómo está y probá de nuevo.',
  reject: 'Rechazar',
  rejectQuestion: '¿Querés rechazar la cotización?',
  rejectDetail:
    'El pedido se cierra y no se cobra nada. Vas a poder enviar la receta a otra farmacia.',
  rejectConfirm: 'Rechazar cotización',
  rejectReason: 'El paciente rechazó la cotización',
  rejectFailed: 'No pudimos rechazar la cotización. Mirá cómo está el pedido y probá de nuevo.',
  accept: 'Ya lo recibí',
  acceptQuestion: '¿Recibiste el pedido?',
  acceptDetail: 'Confirmalo solo si ya tenés los medicamentos.',
  acceptConfirm: 'Sí, lo recibí',
  acceptReason: 'El paciente recibió el pedido',
  acceptFailed: 'Ocurrió un error al aceptar la entrega',
} as const;

/** Texts of asking to cancel what is paid. */
export const cancelCopy = {
  ask: 'Pedir que se cancele',
  question: '¿Querés pedir que se cancele el pedido?',
  detail:
    'Ya lo pagaste, así que decide la farmacia. Si lo cancela, te devolvemos todo por el mismo medio de pago; si no, te contesta por qué.',
  reason: 'Motivo',
  reasonHint: 'Lo lee la farmacia. Por ejemplo: ya conseguí el medicamento.',
  send: 'Pedir la cancelación',
  back: 'Volver',
  failed: 'No pudimos pedirlo. Mirá cómo está el pedido y probá de nuevo',
  asked: 'Pediste que se cancele. Le avisamos a la farmacia, que te lo devuelve o te contesta.',
  refused: (answer: string) =>
    `Pediste que se cancele y la farmacia contestó que no: «${answer}». El pedido sigue.`,
  messages: { 'reason.required': 'Ingresá el motivo' },
} as const;
