import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  expectSaved,
  finish,
  PHARYNGITIS,
  prescribe,
  writeRecord,
} from '../consultations/record.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translator.ts';
import { callByVoice, goOnDuty, joinQueue, MARIAS_VISIT } from '../guard-queue/journey.ts';

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

  await patient.page.goto('/paciente/mis-recetas');
  await patient.page
    .getByRole('link', { name: /Enviar a farmacia/ })
    .first()
    .click();
  await expect(patient.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(patient.page.locator('font').first()).toBeVisible();
  expect(failed).toEqual([]);
});
