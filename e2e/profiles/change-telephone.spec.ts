import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { test } from '../accounts/open-door.ts';
import { logIn } from '../fixtures/log-in.ts';
import { linkIn } from '../fixtures/mail-server.ts';
import { expect } from '../fixtures/test.ts';
import { acceptWhatsApp } from '../notifications/confirm-telephone.ts';
import { finish, step } from './wizard.ts';

const EMAIL = 'paciente@cercana.test';
const UPDATED = '¡Actualización de perfil realizada con éxito!';

test('a telephone is confirmed by WhatsApp, changed in the profile, and taken back from the mailbox', async ({
  open,
  mail,
}) => {
  const { page } = await open({ width: 360, height: 740 });
  await logIn(page, EMAIL, '/seguridad');
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeHidden();
  await acceptWhatsApp(page, () => codeInDevelopment(page));

  await changeTelephone(page, '3514000001');
  await page.goto('/seguridad');
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeVisible();
  await isAccessibleAtEverySize(page, 'a telephone to confirm');

  const told = await mail.mailTo(EMAIL, 'Cambió tu teléfono');
  expect(told.text).toContain('0001');
  expect(told.text).not.toContain('3514000001');
  const elsewhere = (await open({ width: 1280, height: 800 })).page;
  await elsewhere.goto(linkIn(told));
  await expect(elsewhere.getByText('vuelve al teléfono que termina en 6789')).toBeVisible();
  await isAccessibleAtEverySize(elsewhere, 'a change of telephone to undo');
  await page.goto('/registro-completo');
  await expect(page.getByText('+54 9 351 400 0001')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Volver a ese teléfono' }).click();
  await expect(
    elsewhere.getByRole('heading', { name: 'Volviste a tu teléfono anterior' }),
  ).toBeVisible();
  await page.goto('/registro-completo');
  await expect(page.getByText('+54 9 11 2345 6789')).toBeVisible();
  await page.goto('/seguridad');
  await expect(page.getByRole('checkbox', { name: 'WhatsApp' })).toHaveCount(4);
});

async function changeTelephone(page: Page, number: string): Promise<void> {
  await page.goto('/registro-completo');
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await page.getByRole('button', { name: 'Cambiar Teléfono celular' }).click();
  await page.getByRole('textbox', { name: 'Teléfono celular' }).fill(number);
  await page.getByRole('button', { name: 'Guardar y volver al resumen' }).click();
  await finish(page, UPDATED);
}

/** Without WhatsApp, the message stays in the development mailbox. */
async function codeInDevelopment(page: Page): Promise<string> {
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto(new URL('/dev/correo', page.url()).href);
    await expect(mailbox.getByText('es tu código de verificación')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const text = await mailbox.getByText('es tu código de verificación').textContent();
  await mailbox.close();
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}
