import type { Page } from '@playwright/test';
import { linkIn, type MailServer } from '../fixtures/mail-server.ts';
import { expect } from '../fixtures/test.ts';

const PASSWORD = 'una clave nueva y larga';

type Newcomer = { path: '/signup' | '/signup-profesional'; email: string; dni: string };

/** From the signup to the wizard: two steps, the mail, the password and the first login. */
export async function signUp(
  page: Page,
  mail: MailServer,
  { path, email, dni }: Newcomer,
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repetir contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('DNI').fill(dni);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page).toHaveURL(/\/cuenta-creada$/);
  await page.goto(linkIn(await mail.mailTo(email, 'Activá tu cuenta')));
  await page.getByLabel('Contraseña nueva').fill(PASSWORD);
  await page.getByLabel('Repetir contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a Iniciar Sesión' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/registro-completo/);
}
