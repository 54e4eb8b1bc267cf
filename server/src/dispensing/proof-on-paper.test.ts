import { downloadDispensing } from '@app/contract/dispensing';
import { expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { openPdfTools } from '../platform/pdf/testing/pdf-tools.ts';
import { aClinic } from '../testing/clinic.ts';
import { countersOf } from '../testing/counter.ts';
import { testApp } from '../testing/test-app.ts';

test('the patient has the proof on paper too, and nobody else', async () => {
  proves('counter-proof');
  const t = await testApp();
  const clinic = await aClinic(t);
  const counters = countersOf(t, clinic);
  const pharmacist = await clinic.pharmacist();
  const served = await counters.inHand();
  const { data } = (await counters.serve(pharmacist, served.key)).json();
  const paper = ({ token }: { token: string }) =>
    t.call(downloadDispensing, { params: { prescriptionId: served.prescriptionId } }, token);
  expect((await paper(await clinic.patient())).statusCode).toBe(404);
  expect((await paper(pharmacist)).statusCode).toBe(403);
  const answer = await paper(served.patient);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const tools = await openPdfTools();
  const text = await tools.text(answer.rawPayload);
  await tools.close();
  const { patient_name, pharmacist: by, lines } = data;
  for (const words of ['Constancia de dispensación', patient_name, by.name, lines[0].product])
    expect(text).toContain(words);
});
