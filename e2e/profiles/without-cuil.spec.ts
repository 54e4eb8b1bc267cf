import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillAddress, fillMeasures, fillPersonal, finish, next, SOLEDAD, step } from './wizard.ts';

test('a foreigner without a CUIL completes the profile with a passport', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'nueva@cercana.test');
  await step(page, 'Paso 1 de 4: Información Personal');
  await fillPersonal(page, SOLEDAD);

  await tabTo(page, 'No tengo CUIL', 'checkbox');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('CUIL', { exact: true })).toBeHidden();
  await expect(page.getByText(/^Si sos extranjero y todavía no tenés CUIL/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Tipo de identificación')).toBeFocused();
  await page.getByLabel('Tipo de identificación').selectOption('Pasaporte');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Número de identificación')).toBeFocused();
  await page.keyboard.type('ab 123456');
  await next(page);
  const summary = page.getByRole('alert', { name: 'Revisá estos datos' });
  await expect(summary.getByText(/^Revisá el pasaporte/)).toBeVisible();

  await page.getByLabel('Número de identificación').fill('ab123456');
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await fillMeasures(page, '1,68', '62,5');
  await next(page);

  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await expect(page.getByText('Pasaporte')).toBeVisible();
  await expect(page.getByText('AB123456')).toBeVisible();
  await finish(page, '¡Actualización de perfil realizada con éxito!');

  // The stored data is shown again, and a CUIL may replace the passport later.
  await page.goto('/registro-completo?paso=1');
  await expect(page.getByLabel('No tengo CUIL')).toBeChecked();
  await expect(page.getByLabel('Número de identificación')).toHaveValue('AB123456');
  await page.getByLabel('No tengo CUIL').uncheck();
  await expect(page.getByLabel('CUIL', { exact: true })).toHaveValue('27-40999888-2');
});
