import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { proves } from '../../architecture/requirements/index.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  choose,
  fillAddress,
  fillMeasures,
  fillPersonal,
  finish,
  next,
  SOLEDAD,
  step,
} from './wizard.ts';

const UPDATED = '¡Actualización de perfil realizada con éxito!';

test('a new patient completes the profile and reaches the home; later a field is changed', async ({
  open,
}) => {
  proves('patient-wizard-steps');
  const { page } = await open();
  await logIn(page, 'nueva@cercana.test');
  await expect(page).toHaveURL(/\/registro-completo\?paso=1$/);
  await step(page, 'Paso 1 de 4: Información Personal');

  // Missing fields are reported at once; an invalid date is not corrected to another one.
  await page.getByLabel('Fecha de nacimiento').fill('31/02/1990');
  await page.getByLabel('Tengo Obra Social / Prepaga').check();
  await next(page);
  const summary = page.getByRole('alert', { name: 'Revisá estos datos' });
  await expect(summary).toBeFocused();
  await expect(summary.getByText('Ingresa una fecha válida')).toBeVisible();
  await expect(summary.getByText('El plan es obligatorio')).toBeVisible();

  await fillPersonal(page, SOLEDAD);
  await expect(page.getByLabel('CUIL', { exact: true })).toHaveValue('27-40999888-2');
  await page.getByLabel('Tengo Obra Social / Prepaga').check();
  await choose(page, 'Obra social o prepaga', 'osde', 'OSDE');
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('4');
  await page.getByLabel('Número de afiliado').fill('60123');
  await next(page);

  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);
  await next(page);

  // Leaving and returning continues at the same step.
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await page.goto('/registro-completo');
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await expect(page.getByText('Seguí donde dejaste.')).toBeVisible();
  await fillMeasures(page, '1,68', '62.5');
  await choose(page, 'Medicación frecuente', 'ibuprofeno 400', 'Ibuprofeno 400 mg, comprimido');
  await choose(page, 'Enfermedades preexistentes', 'hipotir', 'Hipotiroidismo');
  await page.getByLabel('Otra medicación').fill('Té de boldo');
  await page.getByRole('button', { name: 'Agregar medicación' }).click();
  await next(page);

  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await expect(page.getByText('Ibuprofeno 400 mg, comprimido')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar Calle' }).click();
  await page.getByLabel('Calle', { exact: true }).fill('Sarmiento');
  await page.getByRole('button', { name: 'Guardar y volver al resumen' }).click();
  await expect(page.getByText('Sarmiento')).toBeVisible();
  await finish(page, UPDATED);
  await expect(page).toHaveURL(/\/paciente$/);
  await expect(page.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();

  await page.goto('/registro-completo');
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await expect(page.getByText('OSDE 210')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar Peso (kg)' }).click();
  await page.getByLabel('Peso (kg)', { exact: true }).fill('61');
  await page.getByRole('button', { name: 'Guardar y volver al resumen' }).click();
  await finish(page, UPDATED);
  await page.goto('/registro-completo?paso=9');
  await step(page, 'No encontrado');
});

test('the same by keyboard only', async ({ open }) => {
  proves('keyboard-only');
  const { page } = await open();
  const { keyboard } = page;
  const write = async (name: RegExp | string, text: string) => {
    await tabTo(page, name, 'textbox');
    await keyboard.type(text);
  };
  const press = async (name: string) => {
    await tabTo(page, name, 'button');
    await keyboard.press('Enter');
  };
  const pick = async (name: RegExp, typed: string, option: string) => {
    await tabTo(page, name, 'combobox');
    const box = page.getByRole('combobox', { name });
    await expect(box).toBeEnabled();
    await keyboard.type(typed);
    await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
    await expect(page.locator('[data-live-announcer]')).toContainText(
      /\d (opción disponible|opciones disponibles)\./,
    );
    // A list closed by scrolling opens again with the arrow key and keeps the typed text.
    await expect(async () => {
      await keyboard.press('ArrowDown');
      await expect(box).toHaveAttribute('aria-activedescendant', /./, { timeout: 1_000 });
    }).toPass();
    await keyboard.press('Enter');
  };

  await page.goto('/login');
  await write('E-mail', 'nueva@cercana.test');
  await write(/^Contraseña/, DEMO_PASSWORD);
  await keyboard.press('Enter');

  await step(page, 'Paso 1 de 4: Información Personal');
  await write('Nombre', 'Soledad');
  await write('Apellido', 'Núñez');
  await write('Fecha de nacimiento', '07031990');
  await tabTo(page, 'Femenino', 'radio');
  await keyboard.press('Space');
  await tabTo(page, 'Confirmo que es mi CUIL', 'checkbox');
  await keyboard.press('Space');
  await write('Teléfono celular', '3514567890');
  await tabTo(page, 'Tengo Obra Social / Prepaga', 'radio');
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Soy Particular')).toBeChecked();
  await press('Siguiente');

  await step(page, 'Paso 2 de 4: Dirección');
  await tabTo(page, 'Provincia', 'combobox');
  const province = page.getByLabel('Provincia');
  while ((await province.inputValue()) !== 'Córdoba') await keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeEnabled();
  await pick(/^Ciudad/, 'Alta Graci', 'Alta Gracia');
  await write('Calle', 'Belgrano');
  await write('Numeración', '1250');
  await write('Código postal', '5186');
  await press('Siguiente');

  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await write('Altura (m)', '1,68');
  await write('Peso (kg)', '62,5');
  await pick(/^Enfermedades/, 'hipotir', 'Hipotiroidismo');
  await press('Siguiente');

  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await press('Finalizar');
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(page).toHaveURL(/\/paciente$/);
});
