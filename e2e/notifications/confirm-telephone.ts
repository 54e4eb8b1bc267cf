import { expect, type Page } from '@playwright/test';

/** Accepts WhatsApp on the account's security page, and confirms the telephone with the received code. */
export async function acceptWhatsApp(page: Page, arrived: () => Promise<string>): Promise<void> {
  await page.goto('/seguridad');
  await page.getByRole('switch', { name: 'Recibir mensajes por WhatsApp' }).click();
  await expect(page.getByText('Listo: te podemos escribir por WhatsApp.')).toBeVisible();
  await confirmTelephone(page, arrived);
}

/** Confirms a telephone that was changed or never confirmed. */
export async function confirmTelephone(page: Page, arrived: () => Promise<string>): Promise<void> {
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText(/Te mandamos un código por WhatsApp/)).toBeVisible();
  await page.getByLabel('Código de seis números').fill(await arrived());
  await page.getByRole('button', { name: 'Confirmar teléfono' }).click();
  await expect(page.getByText('Confirmaste tu teléfono: ya podés elegir WhatsApp.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'WhatsApp' })).toHaveCount(4);
}
