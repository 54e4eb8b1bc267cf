import {
  getPrivateConsultation,
  orderPrivateConsultation,
  type PrivateConsultation,
} from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { searchNotifications } from '@app/contract/notifications';
import { createInvoice, decideTestCheckout, type Invoice } from '@app/contract/payments';
import { expect } from 'vitest';
import type { Clinic, Someone, SomePatient } from './clinic.ts';
import { eventually } from './eventually.ts';
import { putOnPlan } from './person-setup.ts';
import type { TestApp } from './test-app.ts';

/** Price of a private consultation in these tests, in pesos. */
export const PRICE = 15_000.5;

const PLAN_OF_NONE = 6;

type News = { event: string; subject: string; description: string };
type Decision = 'APPROVED' | 'REJECTED';
type Who = Pick<SomePatient, 'personId' | 'token'>;

/**
 * Private consultations of a test's clinic; its server has to listen, since the test provider notifies it over
 * a socket.
 */
export function privateConsultationsOf(t: TestApp, clinic: Clinic) {
  const order = ({ personId, token }: Who, appointmentId?: string) => {
    const params = { patientId: personId };
    return t.call(orderPrivateConsultation, { params, body: { appointmentId } }, token);
  };

  const read = async ({ personId, token }: Who, appointmentId?: string) => {
    const params = { patientId: personId };
    const query = appointmentId === undefined ? {} : { appointmentId };
    const answer = await t.call(getPrivateConsultation, { params, query }, token);
    return answer.json().data as PrivateConsultation | null;
  };

  const openPage = ({ token }: Someone, entityId: string, amount = PRICE) => {
    const body = { amount, currency: 'ARS', entityName: 'PRIVATE_CONSULTATION', entityId } as const;
    return t.call(createInvoice, { body }, token);
  };

  const decide = ({ token }: Someone, { checkoutLink }: Invoice, decision: Decision) => {
    const checkoutId = checkoutLink.split('/').at(-1) ?? '';
    return t.call(decideTestCheckout, { params: { checkoutId }, body: { decision } }, token);
  };

  /** A patient whose plan covers no consultation. */
  async function withoutAny(who?: SomePatient): Promise<SomePatient> {
    const patient = who ?? (await clinic.patient());
    await t.pool.query(
      'update prepaid_health_category set monthly_consultations = 0 where id = $1',
      [PLAN_OF_NONE],
    );
    await putOnPlan(t, patient.personId, PLAN_OF_NONE);
    return patient;
  }

  /** A patient's private consultation with its payment page open. */
  async function begun(patient: SomePatient, appointmentId?: string) {
    const consultation: PrivateConsultation = (await order(patient, appointmentId)).json().data;
    const invoice: Invoice = (await openPage(patient, consultation.id)).json().data;
    return { ...consultation, invoice };
  }

  /** A patient who paid privately, for a consultation beyond the plan or for an appointment. */
  async function paid(who?: SomePatient, appointmentId?: string) {
    const patient = who ?? (await withoutAny());
    const { id, invoice } = await begun(patient, appointmentId);
    expect((await decide(patient, invoice, 'APPROVED')).statusCode).toBe(200);
    await eventually(async () => expect((await read(patient, appointmentId))?.status).toBe('PAID'));
    return { id, patient };
  }

  return {
    begun,
    decide,
    openPage,
    order,
    paid,
    read,
    withoutAny,

    join: ({ personId, token }: Who) =>
      t.call(
        joinQueue,
        { body: { patientId: personId, specialtyId: 1, reason: 'Sigo con tos' } },
        token,
      ),

    rowOf: async (id: string) =>
      (await t.pool.query('select * from private_consultation where id = $1', [id])).rows[0],

    /** Its pending and completed refunds. */
    refundsOf: async (id: string) =>
      (
        await t.pool.query(
          `select due.amount, due.reason, due.refunded_at from refund_due due
             join payment on payment.id = due.payment_id
             join invoice on invoice.id = payment.invoice_id where entity_id = $1`,
          [id],
        )
      ).rows as { amount: number; reason: string; refunded_at: Date | null }[],

    ...newsOf(t),
  };
}

/** Inbox events about private consultations, newest first. */
function newsOf(t: TestApp) {
  const inboxOf = async ({ token }: Someone): Promise<News[]> =>
    (await t.call(searchNotifications, { query: {} }, token))
      .json()
      .data.filter(({ event }: News) => event.startsWith('private-consultation'));
  return {
    told: async (who: Someone): Promise<string[]> => (await inboxOf(who)).map(({ event }) => event),

    /** The same, as texts. */
    words: async (who: Someone): Promise<string[]> =>
      (await inboxOf(who)).map(({ description, subject }) => `${subject}: ${description}`),
  };
}
