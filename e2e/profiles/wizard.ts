import { expect, type Page } from '@playwright/test';

/** A person's data. */
export type Somebody = {
  firstName: string;
  lastName: string;
  birthDate: string;
  sex: 'Femenino' | 'Masculino' | 'No binario';
  phone: string;
};

export const SOLEDAD: Somebody = {
  firstName: 'Soledad',
  lastName: "Núñez O'Connor",
  birthDate: '07/03/1990',
  sex: 'Femenino',
  phone: '0351 15 4567890',
};

/** The current step, by its heading. */
export const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

/** Chooses from a list that is filtered while typing. */
export async function choose(page: Page, box: string, typed: string, option: string) {
  const field = page.getByRole('combobox', { name: box });
  await expect(field).toBeEnabled();
  await field.pressSequentially(typed);
  const found = page.getByRole('listbox').getByRole('option', { name: option, exact: true });
  await expect(found).toBeVisible();
  await found.click();
}

/** Step 1 of a private patient. */
export async function fillPersonal(page: Page, who: Somebody, whose: 'mi' | 'su' = 'mi') {
  await page.getByLabel('Nombre', { exact: true }).fill(who.firstName);
  await page.getByLabel('Apellido').fill(who.lastName);
  await page.getByLabel('Fecha de nacimiento').fill(who.birthDate);
  await page.getByLabel(who.sex).check();
  await page.getByLabel(`Confirmo que es ${whose} CUIL`).check();
  await page.getByLabel('Teléfono celular').fill(who.phone);
  await page.getByLabel('Soy Particular').check();
}

/** Step 2: an address in Alta Gracia. */
export async function fillAddress(page: Page) {
  await page.getByLabel('Provincia').selectOption('Córdoba');
  await choose(page, 'Ciudad', 'Alta Gra', 'Alta Gracia');
  await page.getByLabel('Calle', { exact: true }).fill('Belgrano');
  await page.getByLabel('Numeración').fill('1250');
  await page.getByLabel('Código postal').fill('x5186abc');
}

/** Step 3 with its required fields. */
export async function fillMeasures(page: Page, size: string, weight: string) {
  await page.getByLabel('Altura (m)').fill(size);
  await page.getByLabel('Peso (kg)').fill(weight);
}

/** Clicks the last button, and waits for its message. */
export async function finish(page: Page, told: string) {
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText(told)).toBeVisible();
}
