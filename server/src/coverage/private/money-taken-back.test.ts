import { beforeAll, expect, test } from 'vitest';
import { aClinic } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { privateConsultationsOf } from '../../testing/private-consultations.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let privately: ReturnType<typeof privateConsultationsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: 15_000.5 });
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  privately = privateConsultationsOf(t, await aClinic(t));
});

test('a private consultation whose money went back at the provider gives no place in the guard', async () => {
  const { id, patient } = await privately.paid();
  const { rows } = await t.pool.query(
    `update test_checkout set refunded = test_checkout.amount, refund_id = gen_random_uuid()
       from invoice where invoice.id = invoice_id and entity_id = $1 returning payment_id`,
    [id],
  );
  await t.database
    .transaction()
    .execute((transaction) =>
      t.jobs.enqueue(transaction, 'test-checkout-notice', { paymentId: rows[0].payment_id }),
    );
  await eventually(async () =>
    expect((await privately.told(patient))[0]).toBe('private-consultation.taken-back-1'),
  );
  expect((await privately.words(patient))[0]).toContain('ya no se puede hacer la consulta');
  expect((await privately.join(patient)).json().code).toBe('coverage.used-up');
  expect((await privately.rowOf(id)).state).toBe('RETURNED');
  expect(await privately.refundsOf(id)).toEqual([]);
});
