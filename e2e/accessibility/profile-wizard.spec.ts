import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test, visitingTest } from '../fixtures/test.ts';
import {
  fillAddress,
  fillMeasures,
  fillPersonal,
  next,
  SOLEDAD,
  step,
} from '../profiles/wizard.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

test('every step of the wizard, empty, refused and filled in', async ({ open }) => {
  proves('wizard-is-accessible');
  const { page } = await open();
  await logIn(page, 'nueva@cercana.test');
  await step(page, 'Paso 1 de 4: Información Personal');
  await isAccessibleAtEverySize(page, 'step 1');
  await page.getByLabel('Tengo Obra Social / Prepaga').check();
  await next(page);
  await expect(page.getByRole('alert', { name: 'Revisá estos datos' })).toBeVisible();
  await isAccessibleAtEverySize(page, 'step 1, refused');
  await fillPersonal(page, SOLEDAD);
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await isAccessibleAtEverySize(page, 'step 2');
  await fillAddress(page);
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await page.getByRole('button', { name: 'Agregar más datos' }).click();
  await page.getByLabel('Otra medicación').fill('Té de boldo');
  await page.getByRole('button', { name: 'Agregar medicación' }).click();
  await isAccessibleAtEverySize(page, 'step 3');
  await fillMeasures(page, '1,68', '62,5');
  await next(page);
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await isAccessibleAtEverySize(page, 'step 4');
});

visitingTest('the family group and its wizard', async ({ open }) => {
  proves('wizard-is-accessible');
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test', '/grupo-familiar');
  await expect(page.getByRole('table')).toBeVisible();
  await isAccessibleAtEverySize(page, '/grupo-familiar');
  await page.getByRole('link', { name: 'Agregar Miembro' }).click();
  await step(page, 'Paso 1 de 4: Información Personal');
  await isAccessibleAtEverySize(page, '/nuevo-miembro-familiar');
});
