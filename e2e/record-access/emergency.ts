import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { proveIdentity } from '../people/staff.ts';

/** Why a professional opens the history of Tomás, whom they never attended. */
export const EMERGENCY = 'Llegó inconsciente a la guardia y no sabemos sus alergias.';

/** Fills in the form that opens the history of Tomás for an emergency. */
export async function tellEmergency(page: Page): Promise<void> {
  await page.goto('/historia-clinica');
  await page.getByRole('button', { name: 'Acceso de urgencia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abrir una historia por una urgencia' });
  await dialog.getByLabel('DNI de la persona').fill('57.123.456');
  await dialog.getByLabel('Motivo').fill(EMERGENCY);
}

/** From the completed form to the history. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir la historia' }).click();
  await proveIdentity(page, 'Abrir la historia');
  await expect(page.getByRole('heading', { name: /Tomás/ }).first()).toBeVisible();
}
