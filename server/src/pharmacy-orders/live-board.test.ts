import type { AddressInfo } from 'node:net';
import type { OrderEvent } from '@app/contract/pharmacy-orders';
import { expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { ordersOf } from '../testing/orders.ts';
import { testApp } from '../testing/test-app.ts';

test('each move of an order is heard on the screens of its patient and of its branch, and nowhere else', async () => {
  proves('order-people-are-told');
  const t = await testApp();
  const clinic = await aClinic(t);
  const orders = ordersOf(t, clinic);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.http.server.address() as AddressInfo;
  const prescription = await orders.inHand();
  const { patient } = prescription;
  const pharmacist = await clinic.pharmacist();
  const colleague = await clinic.pharmacist(pharmacist.branchId);
  const other = await clinic.pharmacist();
  const lines = await Promise.all(
    [patient, colleague, other].map(async ({ token, accountId }) => {
      const line = await connectStock(`ws://127.0.0.1:${port}/ws`, token);
      return { line, heard: await line.listen(`/user/${accountId}/private`) };
    }),
  );
  const answer = await orders.send(patient, pharmacist.branchId, [prescription.prescriptionId]);
  const { id } = answer.json().data;
  await orders.quote(pharmacist, { id, prescription });
  await orders.request(patient, id, 'REJECTED');
  const statusesOf = (heard: readonly unknown[]) =>
    (heard as OrderEvent[])
      .filter(({ command }) => command === 'PurchaseOrder')
      .map(({ order }) => order.status);
  const [ofPatient, ofColleague, ofOther] = lines.map(({ heard }) => heard);
  for (const heard of [ofPatient, ofColleague])
    await eventually(() =>
      expect(statusesOf(heard ?? [])).toEqual(['CREATED', 'QUOTED', 'REJECTED']),
    );
  expect(statusesOf(ofOther ?? [])).toEqual([]);
  await Promise.all(lines.map(({ line }) => line.client.deactivate()));
});
