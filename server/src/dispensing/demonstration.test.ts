import { listDispensings } from '@app/contract/dispensing';
import { dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { getOwnBranch } from '@app/contract/pharmacies';
import { countBranchOrders, countOrders, ORDER_STATUSES } from '@app/contract/pharmacy-orders';
import { listPrescriptions, type Prescription } from '@app/contract/prescriptions';
import { listPrices } from '@app/contract/price-list';
import { expect, test } from 'vitest';
import { seedAgendas } from '../../seed/seed-agendas.ts';
import { seedPast } from '../../seed/seed-past.ts';
import { seedPharmacies } from '../../seed/seed-pharmacies.ts';
import { aClinic } from '../testing/clinic.ts';
import { testApp } from '../testing/test-app.ts';

test('the demonstration has a pharmacy that served: whole, in part and with another medicine; blocked one, and has an order in every state', async () => {
  const t = await testApp();
  const clinic = await aClinic(t);
  const passwordHash = (
    await t.pool.query(`select password_hash from account where email = 'paciente@cercana.test'`)
  ).rows[0].password_hash;
  const client = await t.pool.connect();
  const today = dayOf(t.clock.now());
  const pharmacyId = await seedPharmacies({ client, today, passwordHash });
  client.release();
  await seedAgendas({ pool: t.pool, people: clinic, now: t.clock.now() });
  await seedPast({ ...t, people: clinic, pharmacyId });

  const pharmacy = await clinic.logIn('farmacia@cercana.test');
  expect((await t.call(getOwnBranch, {}, pharmacy)).json().data).toMatchObject({
    name: 'Caballito',
    pharmacy: { name: 'Farmacia del Parque' },
  });
  const { data: served } = (await t.call(listDispensings, { query: {} }, pharmacy)).json();
  expect(served).toHaveLength(8);
  expect(served.filter(({ partial }: { partial: boolean }) => partial)).toHaveLength(1);
  expect(JSON.stringify(served)).toContain('Sin stock de omeprazol');

  const { token } = await clinic.maria();
  const tab = async (statuses: 'sent' | 'new'): Promise<Prescription[]> =>
    (await t.call(listPrescriptions, { query: { statuses } }, token)).json().data;
  expect((await tab('sent')).map(({ status }) => status).sort()).toEqual([
    ...Array(8).fill('DISPENSED'),
    ...Array(4).fill('SENT'),
  ]);
  const fresh = await tab('new');
  expect(fresh.map(({ status }) => status)).toEqual(['ISSUED', 'ISSUED', 'BLOCKED', 'ISSUED']);
  expect(fresh.at(-1)?.patient_name).toBe('Tomás Acosta González');
  for (const [call, who] of [
    [countOrders, token],
    [countBranchOrders, pharmacy],
  ] as const) {
    const counts = (await t.call(call, {}, who)).json().data;
    expect(counts).toEqual(Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1])));
  }
  expect((await t.call(listPrices, { query: {} }, pharmacy)).json().data.total).toBe(21);
  const inbox = (await t.call(searchNotifications, { query: { size: 100 } }, token)).json().data;
  const unread = inbox.filter(({ status }: { status: string }) => status !== 'READ');
  expect(JSON.stringify(unread)).not.toContain('farmacia bloqueó');
});
