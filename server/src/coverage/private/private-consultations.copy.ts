import { UNUSED_HOURS } from '@app/contract/coverage';
import { CURRENCY, pesosOf } from '@app/contract/kernel';
import type { PrivateConsultationRow } from './private-consultations.repository.ts';

type Amount = Pick<PrivateConsultationRow, 'amount'>;

const pesosFormat = new Intl.NumberFormat('es-AR', { style: 'currency', currency: CURRENCY });
const pesos = ({ amount }: Amount): string => pesosFormat.format(pesosOf(amount));

/** What the payment page calls it. */
export const CHECKOUT_DESCRIPTION = 'Consulta particular de la guardia virtual';

export const paidNotice = (row: Amount) => ({
  subject: 'Recibimos el pago de tu consulta particular',
  description: `<p>Si todavía no entraste a la guardia, entrá desde <a href="/paciente">Inicio</a>: no vas a pagar de nuevo. Si no te atienden, o si no la usás en ${UNUSED_HOURS} horas, te devolvemos los ${pesos(row)}.</p>`,
});

export const notHeldNotice = (row: Amount) => ({
  subject: 'Tu consulta particular no se hizo',
  description: `<p>La consulta se canceló o no quedó registrada. Te vamos a devolver los ${pesos(row)} que pagaste.</p>`,
});

export const unusedNotice = (row: Amount) => ({
  subject: 'No usaste tu consulta particular',
  description: `<p>Pasaron ${UNUSED_HOURS} horas desde que la pagaste. Te vamos a devolver los ${pesos(row)}.</p>`,
});

export const refundedNotice = () => ({
  subject: 'Te devolvimos lo que pagaste',
  description:
    '<p>El pago de tu consulta particular vuelve al medio con que lo hiciste. Puede tardar unos días en verse.</p>',
});
