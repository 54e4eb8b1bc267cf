import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { linkIn } from '../fixtures/mail-server.ts';
import { expect } from '../fixtures/test.ts';
import { test } from './open-door.ts';

const OLD = 'paciente@cercana.test';
const NEW = 'sofia.nueva@ejemplo.test';

test('a patient changes the e-mail, confirms it on the new address, and takes it back from the old one', async ({
  open,
  mail,
}) => {
  const { page } = await open({ width: 360, height: 740 });
  await enter(page, OLD);
  await expect(page).toHaveURL(/\/paciente$/);
  await page.goto('/seguridad');
  await expect(page.getByText(`Ingresás con ${OLD}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  await page.getByLabel('Correo nuevo').fill(NEW);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(`Falta confirmar ${NEW}`)).toBeVisible();

  const telephone = (await open({ width: 360, height: 740 })).page;
  await telephone.goto(linkIn(await mail.mailTo(NEW, 'Confirmá tu nuevo correo')));
  await telephone.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(telephone.getByRole('heading', { name: 'Tu correo cambió' })).toBeVisible();
  await enter(telephone, OLD);
  await expect(telephone.getByText('Credenciales incorrectas')).toBeVisible();
  await enter(telephone, NEW);
  await expect(telephone).toHaveURL(/\/paciente$/);

  const elsewhere = (await open({ width: 1280, height: 800 })).page;
  await elsewhere.goto(linkIn(await mail.mailTo(OLD, 'Cambió el correo')));
  await elsewhere.getByRole('button', { name: 'Volver a mi correo' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Volviste a tu correo' })).toBeVisible();
  await telephone.reload();
  await expect(telephone).toHaveURL(/\/(login)?$/);
  await enter(elsewhere, OLD);
  await expect(elsewhere).toHaveURL(/\/paciente$/);
});

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}
