import { UNUSED_HOURS } from '@app/contract/coverage';
import { CURRENCY, pesosOf } from '@app/contract/kernel';
import type { PrivateAppointment } from '../coverage-context.ts';
import type { PrivateConsultationRow } from './private-consultations.repository.ts';

type Amount = Pick<PrivateConsultationRow, 'amount'>;
export type Words = { subject: string; description: string };
/** The appointment that it is for; `undefined` for the guard. */
type For = PrivateAppointment | undefined;

const pesosFormat = new Intl.NumberFormat('es-AR', { style: 'currency', currency: CURRENCY });
const pesos = ({ amount }: Amount): string => pesosFormat.format(pesosOf(amount));

const MINE = '<p><a href="/paciente/mis-turnos">Ver mis turnos</a></p>';

/** Its description on the payment page. */
export const checkoutDescription = (appointment: For): string =>
  appointment
    ? `Consulta particular, turno del ${appointment.when}`
    : 'Consulta particular de la guardia virtual';

export const paidNotice = (row: Amount, appointment: For): Words =>
  appointment
    ? {
        subject: 'Recibimos el pago de tu turno',
        description: `<p>El turno del ${appointment.when} quedó pago: no tenés que hacer nada más. Si se cancela o no te atienden, te devolvemos los ${pesos(row)}.</p>${MINE}`,
      }
    : {
        subject: 'Recibimos el pago de tu consulta particular',
        description: `<p>Si todavía no entraste a la guardia, entrá desde <a href="/paciente">Inicio</a>: no vas a pagar de nuevo. Si no te atienden, o si no la usás en ${UNUSED_HOURS} horas, te devolvemos los ${pesos(row)}.</p>`,
      };

export const notHeldNotice = (row: Amount): Words => ({
  subject: 'Tu consulta particular no se hizo',
  description: `<p>La consulta se canceló o no quedó registrada. Te vamos a devolver los ${pesos(row)} que pagaste.</p>`,
});

export const unusedNotice = (row: Amount): Words => ({
  subject: 'No usaste tu consulta particular',
  description: `<p>Pasaron ${UNUSED_HOURS} horas desde que la pagaste. Te vamos a devolver los ${pesos(row)}.</p>`,
});

/** Why an appointment can no longer be paid. */
export type Over = Pick<PrivateAppointment, 'when'> & {
  standing: Exclude<PrivateAppointment['standing'], 'AHEAD'>;
};

const OVER: Record<Over['standing'], (when: string) => string> = {
  BEGUN: (when: string) => `El turno del ${when} ya había empezado cuando llegó tu pago.`,
  CANCELLED: (when: string) => `Se canceló el turno del ${when}.`,
  NOT_HELD: (when: string) => `El turno del ${when} no se hizo.`,
};

export const overNotice = (row: Amount, { standing, when }: Over): Words => ({
  subject: 'Te devolvemos lo que pagaste por tu turno',
  description: `<p>${OVER[standing](when)} Te vamos a devolver los ${pesos(row)} que pagaste.</p>${MINE}`,
});

export const refundedNotice = (appointment: For): Words => ({
  subject: 'Te devolvimos lo que pagaste',
  description: `<p>El pago de tu ${appointment ? `turno del ${appointment.when}` : 'consulta particular'} vuelve al medio con que lo hiciste. Puede tardar unos días en verse.</p>`,
});

/** What the provider did with the money. */
const TAKEN_BACK = {
  REFUNDED: (pesos: string) => `El medio de pago te devolvió ${pesos} de tu consulta particular.`,
  CHARGED_BACK: (pesos: string) =>
    `Se desconoció el pago de tu consulta particular en el banco o en el medio de pago, que se quedó con ${pesos}.`,
  IN_MEDIATION: (pesos: string) =>
    `Hay un reclamo por el pago de tu consulta particular en el medio de pago, que retiene ${pesos}.`,
};

/** `isOver` if it was not used yet, and cannot be used any more. */
export const takenBackNotice = (
  taken: Amount & { kind: keyof typeof TAKEN_BACK },
  isOver: boolean,
): Words => ({
  subject: 'Hay un problema con el pago de tu consulta particular',
  description: `<p>${TAKEN_BACK[taken.kind](pesos(taken))}${
    isOver ? ' Con ese pago ya no se puede hacer la consulta.' : ''
  } Si no lo pediste vos, consultá con tu medio de pago.</p>`,
});
