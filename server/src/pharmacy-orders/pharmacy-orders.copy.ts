import { type Centavos, CLINIC_TIME_ZONE, CURRENCY, pesosOf } from '@app/contract/kernel';
import type { GivenBack, TakenBack } from '../payments/index.ts';
import type { BranchRow } from '../pharmacies/index.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { OrderRow } from './rows/order-rows.ts';

type Branch = Pick<BranchRow, 'name' | 'pharmacy_name' | 'locality'>;

const see = ({ id }: OrderRow): string =>
  `<p><a href="/paciente/mis-pedidos/${id}">Ver el pedido</a></p>`;

const place = ({ name, pharmacy_name, locality }: Branch): string =>
  escapeHtml(`${pharmacy_name}, ${name} (${locality})`);

const money = (amount: Centavos, currency: string = CURRENCY): string =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency }).format(pesosOf(amount));

const instantFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: CLINIC_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const quotedNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'La farmacia cotizó tu pedido',
  description: `<p>${place(branch)} cotizó tu pedido ${order.number}. Podés aceptarlo y pagarlo, o rechazarlo, hasta el ${instantFormat.format(order.expires_at)}.</p>${see(order)}`,
});

export const paidNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'Recibimos el pago de tu pedido',
  description: `<p>${place(branch)} ya puede preparar tu pedido ${order.number}.</p>${see(order)}`,
});

export const sentNotice = (order: OrderRow, branch: Branch) => ({
  subject: order.delivery_kind === 'DELIVERY' ? 'Tu pedido está en camino' : 'Tu pedido está listo',
  description: `<p>${
    order.delivery_kind === 'DELIVERY'
      ? `${place(branch)} envió tu pedido ${order.number}.`
      : `Podés retirar tu pedido ${order.number} en ${place(branch)}.`
  }${order.guide_number ? ` El número de guía es ${escapeHtml(order.guide_number)}.` : ''}</p>${
    order.owed_back
      ? `<p>No lleva todo lo que pagaste. Por lo que falta te vamos a devolver ${money(order.owed_back)} por el mismo medio de pago. En el pedido ves qué falta.</p>`
      : ''
  }<p>Cuando lo tengas, avisanos que lo recibiste.</p>${see(order)}`,
});

const BACK =
  '<p>Las recetas que no fueron dispensadas vuelven a estar disponibles en <a href="/paciente/mis-recetas">Mis recetas</a> mientras no venzan.</p>';

const owedBack = ({ owed_back }: OrderRow): string =>
  owed_back ? `<p>Te vamos a devolver lo que pagaste: ${money(owed_back)}.</p>` : '';

/** Whether a branch that ends a paid order does what the patient asked. */
const isCancelledAsAsked = ({ cancel_answer, cancel_asked_at }: OrderRow): boolean =>
  cancel_asked_at !== null && cancel_answer === null;

export const declinedNotice = (order: OrderRow, branch: Branch) => ({
  subject: isCancelledAsAsked(order)
    ? 'Tu pedido se canceló, como pediste'
    : 'La farmacia rechazó tu pedido',
  description: `<p>${place(branch)} ${isCancelledAsAsked(order) ? 'canceló' : 'no puede preparar'} tu pedido ${order.number}. Escribió este motivo: <i>${escapeHtml(order.status_reason ?? '')}</i></p>${owedBack(order)}${BACK}`,
});

export const expiredNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'Tu pedido venció',
  description: `<p>${
    order.quoted_at
      ? `Venció la cotización de ${place(branch)} para tu pedido ${order.number} sin que lo pagaras.`
      : `${place(branch)} no respondió a tiempo tu pedido ${order.number}.`
  } Podés hacer otro cuando quieras.</p>${BACK}`,
});

const why = ({ status_reason }: OrderRow): string =>
  `<p>Motivo: <i>${escapeHtml(status_reason ?? '')}</i></p>`;

export const withdrawnNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'La farmacia retiró su cotización',
  description: `<p>${place(branch)} retiró la cotización de tu pedido ${order.number}: te va a pasar otra. Si no querés esperarla, podés retirar el pedido.</p>${why(order)}${see(order)}`,
});

export const cancelledNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'Cancelamos tu pedido',
  description: `<p>Cancelamos tu pedido ${order.number} a ${place(branch)}.</p>${why(order)}${owedBack(order)}${BACK}`,
});

export const extendedNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'Tenés más tiempo para pagar tu pedido',
  description: `<p>La cotización de ${place(branch)} para tu pedido ${order.number} ahora vale hasta el ${instantFormat.format(order.expires_at)}.</p>${see(order)}`,
});

const seeAtBranch = ({ id }: OrderRow): string =>
  `<p><a href="/farmacia/pedidos/${id}">Ver el pedido</a></p>`;

/** For the branch. */
export const cancelledAtBranchNotice = (order: OrderRow) => ({
  subject: `Operaciones canceló el pedido ${order.number}`,
  description: `<p>No lo prepares ni lo entregues.</p>${why(order)}${seeAtBranch(order)}`,
});

export const cancelAskedAtBranchNotice = (order: OrderRow) => ({
  subject: `Piden cancelar el pedido ${order.number}`,
  description: `<p>El paciente lo pagó y pide cancelarlo. Escribió este motivo: <i>${escapeHtml(order.cancel_reason ?? '')}</i></p><p>No lo entregues sin contestarle: cancelalo, y le devolvemos lo que pagó, o decile por qué no.</p>${seeAtBranch(order)}`,
});

export const cancelRefusedNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'La farmacia no cancela tu pedido',
  description: `<p>${place(branch)} sigue con tu pedido ${order.number}. Te contestó: <i>${escapeHtml(order.cancel_answer ?? '')}</i></p>${see(order)}`,
});

/** Why an order ended whose prescription was annulled, for patient and branch; the prescriber's words stay with the prescription. */
export const annulledReason = 'El profesional anuló la receta.';

export const annulledNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'Tu pedido se cerró: anularon la receta',
  description: `<p>${place(branch)} no va a entregar tu pedido ${order.number}, porque el profesional anuló la receta.</p>${owedBack(order)}${
    order.prepaid_at && !order.paid_at ? '<p>Si ya lo pagaste, te devolvemos todo.</p>' : ''
  }`,
});

export const partAnnulledNotice = (order: OrderRow, branch: Branch) => ({
  subject: 'Anularon una receta de tu pedido',
  description: `<p>${
    order.paid_at
      ? `${place(branch)} no la va a entregar. El resto de tu pedido ${order.number} sigue, y lo que pagaste por ella te lo devolvemos cuando salga.`
      : `${place(branch)} va a cotizar sin ella el resto de tu pedido ${order.number}. Si ya pagaste, te devolvemos todo.`
  }</p>${see(order)}`,
});

/** For the branch. */
export const annulledAtBranchNotice = (order: OrderRow) => ({
  subject: `Anularon la receta del pedido ${order.number}`,
  description: `<p>El profesional la anuló: no la entregues. El pedido se cerró.${
    order.owed_back ? ' Lo que se pagó se devuelve al paciente.' : ''
  }</p>${seeAtBranch(order)}`,
});

/** For the branch. */
export const partAnnulledAtBranchNotice = (order: OrderRow) => ({
  subject: `Anularon una receta del pedido ${order.number}`,
  description: `<p>El profesional la anuló: no la entregues. ${
    order.paid_at
      ? 'El resto del pedido sigue, y lo que se pagó por ella se devuelve cuando salga.'
      : 'Cotizá el pedido sin ella.'
  }</p>${seeAtBranch(order)}`,
});

/** For the branch. */
export const extendedAtBranchNotice = (order: OrderRow) => ({
  subject: `El pedido ${order.number} tiene más tiempo`,
  description: `<p>Operaciones extendió tu cotización: el paciente la puede pagar hasta el ${instantFormat.format(order.expires_at)}. El precio no cambió.</p>${seeAtBranch(order)}`,
});

export const refundedNotice = (order: OrderRow, { amount, currency }: GivenBack) => ({
  subject: 'Te devolvemos dinero de tu pedido',
  description: `<p>Te devolvemos ${money(amount, currency)} de tu pedido ${order.number} por el mismo medio con que lo pagaste. Puede tardar unos días en verse.</p>${see(order)}`,
});

/** What the provider did with the money. */
const TAKEN_BACK: Record<TakenBack['kind'], (pesos: string, order: string) => string> = {
  REFUNDED: (pesos, order) => `El medio de pago devolvió ${pesos} del pedido ${order}.`,
  CHARGED_BACK: (pesos, order) =>
    `Se desconoció el pago del pedido ${order} en el banco o en el medio de pago, que se quedó con ${pesos}.`,
  IN_MEDIATION: (pesos, order) =>
    `Hay un reclamo por el pago del pedido ${order} en el medio de pago, que retiene ${pesos}.`,
};

const takenBack = ({ number }: OrderRow, { amount, kind }: TakenBack): string =>
  TAKEN_BACK[kind](money(amount), String(number));

export const takenBackNotice = (order: OrderRow, taken: TakenBack) => ({
  subject: 'Hay un problema con el pago de tu pedido',
  description: `<p>${takenBack(order, taken)}${
    order.status === 'PAID'
      ? ' La farmacia no lo entrega hasta que lo revisemos; te avisamos cómo sigue.'
      : ''
  } Si no lo pediste vos, consultá con tu medio de pago.</p>${see(order)}`,
});

/** For the branch. */
export const takenBackAtBranchNotice = (order: OrderRow, taken: TakenBack) => ({
  subject: `${order.status === 'PAID' ? 'No entregues el' : 'Problema con el pago del'} pedido ${order.number}`,
  description: `<p>${takenBack(order, taken)} ${
    order.status === 'PAID'
      ? 'No lo dispenses ni lo envíes hasta que operaciones lo revise; te avisamos.'
      : 'Si todavía lo tenés, no lo entregues. Operaciones lo revisa.'
  }</p>${seeAtBranch(order)}`,
});

export const goesOnNotice = (order: OrderRow) => ({
  subject: 'Tu pedido sigue',
  description: `<p>Revisamos el pago de tu pedido ${order.number}: la farmacia ya lo puede preparar.</p>${see(order)}`,
});

/** For the branch. */
export const goesOnAtBranchNotice = (order: OrderRow) => ({
  subject: `El pedido ${order.number} sigue`,
  description: `<p>Operaciones revisó el pago: ya lo podés dispensar y enviar.</p>${seeAtBranch(order)}`,
});

/** Of a paid order of which a prescription was dispensed elsewhere, with what each may do. */
export const servedElsewhereNotices = {
  patient: (order: OrderRow) => ({
    subject: 'Una receta de tu pedido ya se dispensó en otro lado',
    description: `<p>Tu pedido ${order.number} está pagado, pero una de sus recetas ya se dispensó fuera de él y la farmacia no la puede entregar de nuevo. Lo que pagaste por ella te lo devolvemos cuando la farmacia cierre el pedido. Si ya no querés nada del pedido, pedí que se cancele.</p>${see(order)}`,
  }),
  branch: (order: OrderRow) => ({
    subject: `No entregues una receta del pedido ${order.number}`,
    description: `<p>Ya se dispensó en otra farmacia. Si el pedido lleva otra receta, entregá y despachá el resto; si no, rechazalo. Lo que se pagó y no se entrega se devuelve al paciente.</p>${seeAtBranch(order)}`,
  }),
  operations: (order: OrderRow) => ({
    subject: `El pedido ${order.number} está pagado y se dispensó en otro lado`,
    description: `<p>Una de sus recetas ya se dispensó en otra farmacia. Avisamos al paciente y a la sucursal: si no lo cierra, llamala o cancelá el pedido, y lo que se pagó se devuelve.</p><p><a href="/admin/pedidos?ver=${order.id}">Ver el pedido</a></p>`,
  }),
};
