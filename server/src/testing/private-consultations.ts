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

/** Pesos of a private consultation in these tests. */
export const PRICE = 15_000.5;

const PLAN_OF_NONE = 6;

type Decision = 'APPROVED' | 'REJECTED';

/** Private consultations of a test's clinic; its server has to listen, since the provider of tests tells it by a socket. */
export function privateConsultationsOf(t: TestApp, clinic: Clinic) {
  const order = ({ personId, token }: Pick<SomePatient, 'personId' | 'token'>) =>
    t.call(orderPrivateConsultation, { params: { patientId: personId } }, token);

  const read = async ({ personId, token }: Pick<SomePatient, 'personId' | 'token'>) =>
    (await t.call(getPrivateConsultation, { params: { patientId: personId } }, token)).json()
      .data as PrivateConsultation | null;

  const openPage = ({ token }: Someone, entityId: string, amount = PRICE) => {
    const body = { amount, currency: 'ARS', entityName: 'PRIVATE_CONSULTATION', entityId } as const;
    return t.call(createInvoice, { body }, token);
  };

  const decide = ({ token }: Someone, { checkoutLink }: Invoice, decision: Decision) => {
    const checkoutId = checkoutLink.split('/').at(-1) ?? '';
    return t.call(decideTestCheckout, { params: { checkoutId }, body: { decision } }, token);
  };

  /** A patient whose plan covers no consultation. */
  async function withoutAny(): Promise<SomePatient> {
    const patient = await clinic.patient();
    await t.pool.query(
      'update prepaid_health_category set monthly_consultations = 0 where id = $1',
      [PLAN_OF_NONE],
    );
    await putOnPlan(t, patient.personId, PLAN_OF_NONE);
    return patient;
  }

  /** The consultation of a patient whose payment page is open. */
  async function begun(patient: SomePatient) {
    const consultation: PrivateConsultation = (await order(patient)).json().data;
    const invoice: Invoice = (await openPage(patient, consultation.id)).json().data;
    return { ...consultation, invoice };
  }

  /** A patient who paid for a consultation that the plan does not cover. */
  async function paid(who?: SomePatient) {
    const patient = who ?? (await withoutAny());
    const { id, invoice } = await begun(patient);
    expect((await decide(patient, invoice, 'APPROVED')).statusCode).toBe(200);
    await eventually(async () => expect((await read(patient))?.status).toBe('PAID'));
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

    join: ({ personId, token }: Pick<SomePatient, 'personId' | 'token'>) =>
      t.call(
        joinQueue,
        { body: { patientId: personId, specialtyId: 1, reason: 'Sigo con tos' } },
        token,
      ),

    rowOf: async (id: string) =>
      (await t.pool.query('select * from private_consultation where id = $1', [id])).rows[0],

    /** What goes or went back of it. */
    refundsOf: async (id: string) =>
      (
        await t.pool.query(
          `select due.amount, due.reason, due.refunded_at from refund_due due
             join payment on payment.id = due.payment_id
             join invoice on invoice.id = payment.invoice_id where entity_id = $1`,
          [id],
        )
      ).rows as { amount: number; reason: string; refunded_at: Date | null }[],

    /** What the inbox of somebody says of private consultations, newest first. */
    told: async ({ token }: Someone): Promise<string[]> =>
      (await t.call(searchNotifications, { query: {} }, token))
        .json()
        .data.map(({ event }: { event: string }) => event)
        .filter((event: string) => event.startsWith('private-consultation')),
  };
}
