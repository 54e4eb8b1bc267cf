import { proves } from '../../architecture/requirements/index.ts';
import { PHARYNGITIS, storeRecord } from '../consultations/record.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { callByVoice, MARIAS_VISIT, meetAtTheGuard } from '../guard-queue/journey.ts';
import { accept, openAtBranch, payAt, quote, sendToBranch, serveAndShip } from './steps.ts';

test('a prescription of a consultation reaches its patient as medicine', async ({ open }) => {
  proves('order-life', 'order-paid-by-provider', 'orders-follow-pushes', 'payment-in-a-frame');
  const [professional, patient, pharmacy] = [
    await open(),
    await open(),
    await open({ camera: false }),
  ];
  await meetAtTheGuard(professional, patient, MARIAS_VISIT);
  await callByVoice(professional, patient, { who: 'María González', doctor: 'Laura Benítez' });
  await storeRecord(professional.page, PHARYNGITIS);
  await patient.page.getByRole('button', { name: 'Omitir' }).click();

  await logIn(pharmacy.page, 'farmacia@cercana.test');
  const number = await sendToBranch(patient.page, /Ibuprofeno 400 mg/);
  await expect(pharmacy.page.getByText(/^Hay (un pedido nuevo|\d+ pedidos nuevos)$/)).toBeVisible();
  await openAtBranch(pharmacy.page, number);
  const total = await quote(pharmacy.page);

  // From here the patient's screen updates by itself.
  await expect(patient.page.getByRole('button', { name: `Pagar ${total}` })).toBeVisible();
  await payAt(patient.page, 'Aprobar');
  await expect(patient.page.getByText('Recibimos tu pago')).toBeVisible();
  await serveAndShip(pharmacy.page);
  await accept(patient.page);
  await expect(pharmacy.page.getByText('Entregado', { exact: true }).first()).toBeVisible();
});

test('a patient and a pharmacy finish an order with another engine', async ({ open }) => {
  proves('order-life', 'order-in-another-engine');
  const patient = await open({ camera: false, engine: 'firefox' });
  const pharmacy = await open({ camera: false, engine: 'firefox' });
  await logIn(patient.page, 'paciente@cercana.test');
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  await openAtBranch(pharmacy.page, await sendToBranch(patient.page, /Paracetamol 500 mg/));
  const total = await quote(pharmacy.page);
  await expect(patient.page.getByRole('button', { name: `Pagar ${total}` })).toBeVisible();
  await payAt(patient.page, 'Aprobar');
  await serveAndShip(pharmacy.page);
  await accept(patient.page);
  await expect(pharmacy.page.getByText('Entregado', { exact: true }).first()).toBeVisible();
});
