import { listDispensings } from '@app/contract/dispensing';
import { dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { getOwnBranch } from '@app/contract/pharmacies';
import { listPrescriptions, type Prescription } from '@app/contract/prescriptions';
import { expect, test } from 'vitest';
import { seedPast } from '../../seed/seed-past.ts';
import { seedPharmacies } from '../../seed/seed-pharmacies.ts';
import { aClinic } from '../testing/clinic.ts';
import { testApp } from '../testing/test-app.ts';

test('the demonstration has a pharmacy that served: whole, in part and with another medicine; and blocked one', async () => {
  const t = await testApp();
  const clinic = await aClinic(t);
  const passwordHash = (
    await t.pool.query(`select password_hash from account where email = 'paciente@cercana.test'`)
  ).rows[0].password_hash;
  const client = await t.pool.connect();
  const today = dayOf(t.clock.now());
  const pharmacyId = await seedPharmacies({ client, today, passwordHash });
  client.release();
  await seedPast({ ...t, people: clinic, pharmacyId });

  const pharmacy = await clinic.logIn('farmacia@cercana.test');
  expect((await t.call(getOwnBranch, {}, pharmacy)).json().data).toMatchObject({
    name: 'Caballito',
    pharmacy: { name: 'Farmacia del Parque' },
  });
  const { data: served } = (await t.call(listDispensings, { query: {} }, pharmacy)).json();
  expect(served).toHaveLength(6);
  expect(served.filter(({ partial }: { partial: boolean }) => partial)).toHaveLength(1);
  expect(JSON.stringify(served)).toContain('Sin stock de omeprazol');

  const { token } = await clinic.maria();
  const tab = async (statuses: 'sent' | 'new'): Promise<Prescription[]> =>
    (await t.call(listPrescriptions, { query: { statuses } }, token)).json().data;
  expect((await tab('sent')).map(({ status }) => status)).toEqual(Array(6).fill('DISPENSED'));
  expect((await tab('new')).map(({ status }) => status)).toEqual(['BLOCKED', 'ISSUED']);
  const inbox = (await t.call(searchNotifications, { query: { size: 100 } }, token)).json().data;
  const unread = inbox.filter(({ status }: { status: string }) => status !== 'READ');
  expect(JSON.stringify(unread)).not.toContain('farmacia bloqueó');
});
