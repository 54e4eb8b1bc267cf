import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  expectSaved,
  finish,
  PHARYNGITIS,
  prescribe,
  writeRecord,
} from '../consultations/record.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translator.ts';
import { callByVoice, goOnDuty, joinQueue, MARIAS_VISIT } from '../guard-queue/journey.ts';
import { sendToBranch } from '../pharmacy-orders/steps.ts';
import { choose, fillAddress, fillPersonal, next, SOLEDAD, step } from '../profiles/wizard.ts';

/** Logs in by the form, as in a page that is being translated: a wrong password first. */
async function logInByForm({ page }: Person, email: string): Promise<void> {
  await page.goto('/login');
  const password = page.getByLabel('Contraseña', { exact: true });
  await page.getByRole('textbox', { name: /Correo|Email|E-mail/i }).fill(email);
  await password.fill('Otra clave 2026');
  await password.press('Enter');
  await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(page).not.toHaveURL(/\/login$/);
}

test('A visit goes from the login to the prescription in pages that the browser translates', async ({
  open,
}) => {
  const professional = await open();
  const patient = await open();
  const failed: string[] = [];
  for (const { page } of [professional, patient]) {
    await translate(page);
    page.on('pageerror', ({ message }) => failed.push(message));
  }
  await logInByForm(professional, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await logInByForm(patient, 'paciente@cercana.test');
  await joinQueue(patient.page, MARIAS_VISIT);
  await callByVoice(professional, patient, { who: 'María González', doctor: 'Laura Benítez' });
  for (const { page } of [professional, patient])
    await expect(page.getByText(/^Duración 00:0[3-9]$/)).toBeVisible();

  await writeRecord(professional.page, PHARYNGITIS);
  await prescribe(professional.page, PHARYNGITIS);
  await finish(professional.page);
  await expectSaved(professional.page);

  await sendToBranch(patient.page, /Ibuprofeno 400 mg/);
  await expect(patient.page.locator('font').first()).toBeVisible();
  expect(failed).toEqual([]);
});

test('A profile is completed in a page that the browser translates', async ({ open }) => {
  const { page } = await open();
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await translate(page);
  await logIn(page, 'nueva@cercana.test');
  await step(page, 'Paso 1 de 4: Información Personal');
  await next(page);
  await expect(page.getByRole('alert', { name: 'Revisá estos datos' })).toBeFocused();
  await fillPersonal(page, SOLEDAD);
  await page.getByLabel('Tengo Obra Social / Prepaga').check();
  await choose(page, 'Obra social o prepaga', 'osde', 'OSDE');
  await page.getByLabel('Número de afiliado').fill('60123');
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await expect(page.locator('font').first()).toBeVisible();
  expect(failed).toEqual([]);
});
