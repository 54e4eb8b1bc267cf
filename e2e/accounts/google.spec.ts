import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { expect } from '../fixtures/test.ts';
import { test } from './open-door.ts';

const newcomer = { sub: 'g-1', email: 'nueva.por.google@ejemplo.test', email_verified: true };
const maria = { sub: 'g-2', email: 'paciente@cercana.test', email_verified: true };

const byGoogle = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continuar con Google' }).click();
};

/** Storage in which a login with Google must leave nothing. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a new patient signs up with Google, and logs in with it the next time', async ({
  open,
  google,
}) => {
  proves('google-signs-up-and-in');
  google.seat(newcomer);
  const { page } = await open({ width: 360, height: 740 });
  await byGoogle(page);
  await expect(page.getByRole('heading', { name: 'Crear cuenta de paciente' })).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('DNI').fill('30123456');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page).toHaveURL(/\/registro-completo/);
  expect(await stored(page)).not.toContain(newcomer.email);

  const again = (await open()).page;
  await byGoogle(again);
  await expect(again).toHaveURL(/\/registro-completo/);
  await again.goto('/seguridad');
  await expect(
    again.getByText(/Ingresás con Google y tu cuenta no tiene contraseña/),
  ).toBeVisible();
});

test('a patient with a password logs in once, and both ways lead to one account', async ({
  open,
  google,
  mail,
}) => {
  google.seat(maria);
  const { page } = await open();
  await byGoogle(page);
  await expect(page.getByText(/^Ya tenés una cuenta con este correo/)).toBeVisible();
  await page.getByLabel('E-mail').fill(maria.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Desde ahora también podés ingresar con Google.')).toBeVisible();
  await expect(page).toHaveURL(/\/paciente$/);
  await mail.mailTo(maria.email, 'Vinculaste tu cuenta de Google');

  const again = (await open()).page;
  await byGoogle(again);
  await expect(again).toHaveURL(/\/paciente$/);
});

test('an e-mail that Google has not verified opens nothing', async ({ open, google }) => {
  google.seat({ ...maria, sub: 'g-3', email_verified: false });
  const { page } = await open();
  await byGoogle(page);
  await expect(page.getByText(/^Error en callback de gmail: /)).toBeVisible();
  await expect(page).toHaveURL(/\/gmail\/callback$/);
  await page.getByRole('link', { name: 'Ir al Inicio' }).click();
  await expect(page.getByRole('heading', { name: 'Hola!' })).toBeVisible();
});
