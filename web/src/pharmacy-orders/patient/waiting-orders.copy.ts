/** Texts of the orders on the patient's home. */
export const waitingCopy = {
  order: (number: string) => `Pedido a farmacia N.º ${number}`,
  quoted: 'Cotizado: falta tu respuesta',
  sent: 'Enviado: avisanos cuando lo recibas',
  ready: 'Listo para retirar',
  expires: (date: string) => `Vence el ${date}`,
  none: 'No tenés pedidos que esperen tu respuesta.',
  seeAll: 'Ver mis pedidos',
} as const;
