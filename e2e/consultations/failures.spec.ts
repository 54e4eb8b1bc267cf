import type { Route } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import type { Product } from '../fixtures/product.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { closeToasts } from '../fixtures/toasts.ts';
import { callByVoice, callPatient, meetAtTheGuard, pictureMoves } from '../guard-queue/journey.ts';
import {
  askToSign,
  expectSaved,
  finish,
  openSection,
  PHARYNGITIS,
  prescribe,
  pressSaveAgain,
  sign,
  writeRecord,
} from './record.ts';

test.use({ serviceWorkers: 'allow' });

const who = 'María González';
const doctor = 'Laura Benítez';

/** Both sides in the call, with the record started. */
async function attend(professional: Person, patient: Person, call = callByVoice): Promise<void> {
  await meetAtTheGuard(professional, patient);
  await call(professional, patient, { who, doctor });
  await writeRecord(professional.page, PHARYNGITIS);
  await prescribe(professional.page, PHARYNGITIS);
  await expect(professional.page.getByText(/Borrador guardado/)).toBeVisible();
}

/** The demonstration has an older one of the same medicine; midnight may pass during the test. */
async function expectOnePrescription({ page }: Person): Promise<void> {
  await page.goto('/paciente/mis-recetas');
  const ofThisVisit = page
    .getByRole('region', { name: /Ibuprofeno 400 mg/ })
    .filter({ hasText: /Vence en (30|29) días/ });
  await expect(ofThisVisit).toHaveCount(1);
}

test('a professional whose browser dies in a call finds the patient and the record again', {
  tag: '@call',
}, async ({ open }) => {
  proves('record-survives-failures');
  const before = await open();
  const patient = await open({ width: 360, height: 740 });
  await attend(before, patient, callPatient);
  await before.crash();
  await expect(
    patient.page.getByText(/Se cortó la conexión de|Reconectando/).first(),
  ).toBeVisible();

  const after = await open();
  await logIn(after.page, 'clinica@cercana.test');
  await after.page.getByRole('button', { name: 'Volver a la consulta' }).click();
  await pictureMoves(after.page, new RegExp(who));
  await pictureMoves(patient.page, new RegExp(doctor));
  await expect(after.page.getByLabel('Registro', { exact: true })).toHaveValue(PHARYNGITIS.detail);
  await finish(after.page);
  await expectSaved(after.page);
  await expectOnePrescription(patient);
});

const saves = '**/business/consultations';

/** The professional is told that nothing was stored, and the text is still there. */
async function expectNotSaved({ page }: Person): Promise<void> {
  const text = 'No se guardo los datos de las consulta correctamente';
  await expect(page.getByText(text).first()).toBeVisible();
  await closeToasts(page);
  await openSection(page, 'Registro de Consulta');
  await expect(page.getByLabel('Registro', { exact: true })).toHaveValue(PHARYNGITIS.detail);
}

/** Loses a save on its way to the server. */
const loseTheCall = (route: Route) => route.abort('connectionreset');

/** Cuts the power after a save is stored, before its answer arrives. */
const loseTheAnswer = (product: Product) => async (route: Route) => {
  const answer = await route.fetch();
  expect(answer.ok()).toBe(true);
  await product.kill();
  await route.abort('connectionreset');
};

test('a save that its server dies at, one that never arrives, and one whose answer is lost store the record once', async ({
  open,
  product,
}) => {
  proves('record-survives-failures');
  const professional = await open();
  const patient = await open({ width: 360, height: 740 });
  const { page } = professional;
  await attend(professional, patient);
  await askToSign(page);
  // The first save takes long, since its signature is checked; the server is killed before.
  const sent = page.waitForRequest(saves);
  await Promise.all([sign(page), sent.then(() => product.kill())]);
  await expectNotSaved(professional);
  await product.start();

  // Every attempt, since it is retried.
  await page.route(saves, loseTheCall);
  await pressSaveAgain(page);
  await expectNotSaved(professional);
  await page.unroute(saves);

  await page.route(saves, loseTheAnswer(product), { times: 1 });
  await pressSaveAgain(page);
  await expectNotSaved(professional);
  await product.start();

  await pressSaveAgain(page);
  await expectSaved(page);
  await expectOnePrescription(patient);
});
