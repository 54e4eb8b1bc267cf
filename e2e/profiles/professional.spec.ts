import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { test } from '../accounts/open-door.ts';
import { signUp } from '../accounts/sign-up.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect } from '../fixtures/test.ts';
import { callByVoice, goOnDuty, joinQueue, MARIAS_VISIT } from '../guard-queue/journey.ts';
import { finish, next, step } from './wizard.ts';

const UPDATED = '¡Actualización de perfil realizada con éxito!';
const EMAIL = 'nueva.medica@ejemplo.test';

test('a new professional signs up, completes six steps, is verified from the host and attends', async ({
  open,
  mail,
  product,
}) => {
  proves('professional-wizard-steps');
  const professional = await open();
  const { page } = professional;
  await signUp(page, mail, { path: '/signup-profesional', email: EMAIL, dni: '31415926' });
  await fillPersonal(page);
  await choosePhoto(page);
  await drawSignature(page);
  await fillPractice(page);
  await fillAttention(page);
  await step(page, 'Paso 6 de 6: Datos Ingresados');
  for (const words of ['Carla', '112233', 'Clínica médica', 'OSDE'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await isAccessibleAtEverySize(page, 'the summary of a professional');
  await finish(page, UPDATED);
  await expect(page).toHaveURL(/\/profesional$/);
  await expect(page.getByText(/Estamos verificando tu matrícula/).first()).toBeVisible();

  product.cli('user:verify', '--email', EMAIL);
  await page.reload();
  await goOnDuty(page);
  const patient = await open();
  await logIn(patient.page, 'paciente@cercana.test');
  await joinQueue(patient.page, MARIAS_VISIT);
  await callByVoice(professional, patient, { who: 'María González', doctor: 'Carla Núñez' });
});

async function fillPersonal(page: Page): Promise<void> {
  await step(page, 'Paso 1 de 6: Información Personal');
  await page.getByLabel('Nombre', { exact: true }).fill('Carla');
  await page.getByLabel('Apellido').fill('Núñez');
  await page.getByLabel('Fecha de nacimiento').fill('12/04/1985');
  await page.getByLabel('Femenino').check();
  await page.getByLabel('Confirmo que es mi CUIL').check();
  await page.getByLabel('Teléfono celular').fill('11 4567-8901');
  await next(page);
}

/** Chooses a photo of a phone's size, which is larger than the stored one. */
async function choosePhoto(page: Page): Promise<void> {
  await step(page, 'Paso 2 de 6: Foto de Perfil');
  await next(page);
  await expect(page.getByRole('alert').getByText('La foto de perfil es requerida')).toBeVisible();
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Elegir foto').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('foto.png', Buffer.from('<svg/>'));
  await expect(page.getByRole('alert').getByText('El tipo de archivo no es válido')).toBeVisible();
  await choose('foto.png', await page.screenshot());
  const dialog = page.getByRole('dialog', { name: 'Encuadrá tu cara' });
  await dialog.getByLabel('Acercar').fill('2');
  await isAccessibleAtEverySize(page, 'framing a photo');
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('img', { name: 'Tu foto de perfil' })).toBeVisible();
  await next(page);
}

async function drawSignature(page: Page): Promise<void> {
  await step(page, 'Paso 3 de 6: Firma Profesional');
  await next(page);
  await expect(
    page.getByRole('alert').getByText('La firma del profesional es requerida'),
  ).toBeVisible();
  await isAccessibleAtEverySize(page, 'signing');
  const paper = await page.getByRole('img', { name: 'Firmá acá' }).boundingBox();
  if (!paper) throw new Error('nowhere to sign');
  const { x, y, height } = paper;
  await page.mouse.click(x + 40, y + height / 2);
  await expect(page.getByText(/^Eso es muy corto para una firma/)).toBeVisible();
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.down();
  for (let stroke = 1; stroke < 30; stroke += 1) {
    await page.mouse.move(x + 40 + stroke * 8, y + height / 2 + Math.sin(stroke) * 30);
  }
  await page.mouse.up();
  await next(page);
}

async function fillPractice(page: Page): Promise<void> {
  await step(page, 'Paso 4 de 6: Datos Profesionales');
  await isAccessibleAtEverySize(page, 'the practice');
  await page.getByLabel('Profesión').fill('Médica');
  await page.getByLabel('Nacional').check();
  await page.getByLabel('Matrícula', { exact: true }).fill('112233');
  await expect(page.getByLabel('Quién la otorgó')).toHaveValue('Ministerio de Salud de la Nación');
  await page.getByLabel('Jurisdicción').selectOption('Ciudad Autónoma de Buenos Aires');
  await page.getByLabel('Código REFEPS').fill('1029333444');
  await page.getByLabel('Clínica médica').check();
  await page.getByLabel('Formación académica').fill('Universidad de Buenos Aires');
  await page.getByLabel('Domicilio profesional').fill('Av. Santa Fe 1234');
  await next(page);
}

async function fillAttention(page: Page): Promise<void> {
  await step(page, 'Paso 5 de 6: Datos de Atención');
  await next(page);
  await expect(
    page.getByRole('alert').getByText('Por favor selecciona al menos una forma de atención'),
  ).toBeVisible();
  await isAccessibleAtEverySize(page, 'whom a professional attends');
  await page.getByRole('combobox', { name: /^Obras sociales/ }).fill('osde');
  await page.getByRole('option', { name: 'OSDE', exact: true }).click();
  await next(page);
}
