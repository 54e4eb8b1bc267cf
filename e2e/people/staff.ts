import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import { expect } from '../fixtures/test.ts';

/** Opens a person's sheet as a member of staff. */
export async function openSheet(page: Page, staff: string, name: string): Promise<void> {
  await logIn(page, staff, '/admin/personas');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** Proves the member of staff's identity, and continues with the act. */
export async function proveIdentity(page: Page, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /confirmá tu contraseña/ });
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: confirm }).click();
}

/** Verifies the professional whose sheet is open, with the evidence from the registry. */
export async function verifyOnScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Habilitar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Habilitar:/ });
  await dialog.getByLabel('¿Qué dice el registro?').fill('REFEPS: habilitado, M.P. 55012 vigente.');
  await dialog.getByRole('button', { name: 'Habilitar' }).click();
}

/** Does an act on the account whose sheet is open, with its reason. */
export async function actOnScreen(page: Page, act: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${act}:`) });
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: act }).click();
}
