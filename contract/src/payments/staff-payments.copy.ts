import type { TakenBackKind } from './payments.schema.ts';
import type { PaymentStanding } from './staff-payments.schema.ts';

/** Words of a payment, the same on the screen and in its table for a spreadsheet. */
export const paymentWords = {
  standings: {
    PAID: 'Cobrado',
    TAKEN_BACK: 'Retirado, para revisar',
    REFUND_DUE: 'Devolución pendiente',
    REFUNDED: 'Devuelto',
    PENDING: 'Pendiente',
    REJECTED: 'Rechazado',
  } satisfies Record<PaymentStanding, string>,
  kinds: {
    REFUNDED: 'Devuelto por el medio de pago',
    CHARGED_BACK: 'Pago desconocido (contracargo)',
    IN_MEDIATION: 'En mediación por un reclamo',
  } satisfies Record<TakenBackKind, string>,
} as const;
