import { expect, type Page } from '@playwright/test';

/** Opens the newest consultation of María's history. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Historia clínica' }).first().click();
  await page.getByLabel('Nombre y apellido').fill('María González');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page
    .getByRole('link', { name: /Ver historia/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Consulta del/ })).toBeVisible();
}
