import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { linkIn } from '../fixtures/mail-server.ts';
import { expect } from '../fixtures/test.ts';
import { test } from './open-door.ts';

const PATIENT = 'paciente@cercana.test';
const NEW_PASSWORD = 'una clave nueva y larga';

test('a patient who forgot the password gets a mail, sets another one and logs in, on another device', async ({
  open,
  mail,
}) => {
  proves('login-leads-to-recovery', 'recovery-flow');
  const elsewhere = await open();
  await enter(elsewhere.page, DEMO_PASSWORD);
  await expect(elsewhere.page).toHaveURL(/\/paciente$/);

  const { page } = await open({ width: 360, height: 740 });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar clave' })).toBeVisible();
  await page.getByLabel('E-mail').fill('Paciente@Cercana.test');
  await page.getByRole('button', { name: 'Enviar correo' }).click();
  await expect(page).toHaveURL(/\/correo-enviado$/);
  await expect(page.getByText('p•••@cercana.test')).toBeVisible();
  const older = linkIn(await mail.mailTo(PATIENT, 'Recuperá tu contraseña'));
  await page.getByRole('button', { name: 'Reenviar' }).click();
  await expect(page.getByText('Te lo enviamos de nuevo.')).toBeVisible();
  await expect
    .poll(async () => linkIn(await mail.mailTo(PATIENT, 'Recuperá tu contraseña')))
    .not.toBe(older);
  const link = linkIn(await mail.mailTo(PATIENT, 'Recuperá tu contraseña'));

  const telephone = (await open({ width: 360, height: 740 })).page;
  await telephone.goto(older);
  await expect(telephone.getByText('El enlace ya se usó o venció.')).toBeVisible();
  await telephone.goto(link);
  await expect(telephone.getByLabel('Contraseña nueva')).toBeVisible();
  await expect(telephone).toHaveURL(/\/reset\/finish$/);
  await telephone.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
  await telephone.getByLabel('Repetir contraseña').fill(NEW_PASSWORD);
  await telephone.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(telephone).toHaveURL(/\/clave-restaurada$/);

  await elsewhere.page.reload();
  await expect(elsewhere.page).toHaveURL(/\/(login)?$/);
  await mail.mailTo(PATIENT, 'Cambió tu contraseña');
  await telephone.goto(link);
  await expect(telephone.getByText('El enlace ya se usó o venció.')).toBeVisible();
  await enter(telephone, DEMO_PASSWORD);
  await expect(telephone.getByText('Credenciales incorrectas')).toBeVisible();
  await enter(telephone, NEW_PASSWORD);
  await expect(telephone).toHaveURL(/\/paciente$/);
});

async function enter(page: Page, password: string, email = PATIENT): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}
