import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { openSection, PHARYNGITIS } from '../consultations/record.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT } from '../guard-queue/journey.ts';
import { actOnScreen, openSheet, proveIdentity } from './staff.ts';

const DOCTOR = 'clinica@cercana.test';

const WRITERS = `select email from consultation_draft join account on account.id = author_id
  where strpos(content::text, $1) > 0`;

/** Types the right password in the form. */
async function typePassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(DOCTOR);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

test('a professional disabled in a call is out at once, and the patient is told and free', async ({
  open,
  product,
}) => {
  const { page: doctor } = await open();
  const { page: patient } = await open({ width: 360, height: 740 });
  const { page: operations } = await open({ camera: false });
  await logIn(doctor, DOCTOR);
  await goOnDuty(doctor);
  await logIn(patient, 'paciente@cercana.test');
  await joinQueue(patient, MARIAS_VISIT);
  await doctor.getByRole('button', { name: 'Llamar a María González' }).click();
  await expect(patient).toHaveURL(/\/paciente\/videollamada/);
  await openSection(doctor, 'Registro de Consulta');
  await doctor.getByLabel('Registro', { exact: true }).fill(PHARYNGITIS.detail);
  await expect(doctor.getByText(/Borrador guardado/)).toBeVisible();

  await openSheet(operations, 'operaciones@cercana.test', 'Laura Benítez');
  await actOnScreen(operations, 'Desactivar', 'La matrícula fue cancelada hoy.');
  await proveIdentity(operations, 'Desactivar');
  await expect(doctor).not.toHaveURL(/\/profesional/);
  await expect(patient.getByText(/podés volver a pedirla/)).toBeVisible();
  await typePassword(doctor);
  await expect(doctor.getByText('Usuario Desactivado').first()).toBeVisible();

  await patient.getByRole('link', { name: 'Ir al inicio' }).click();
  await joinQueue(patient, MARIAS_VISIT);
  expect(await inDatabase(product, WRITERS, [PHARYNGITIS.detail])).toEqual([{ email: DOCTOR }]);
});
