import type { Locator } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { step } from './wizard.ts';

const UPDATED = '¡Actualización de perfil realizada con éxito!';
const EMAIL = 'nueva.medica@ejemplo.test';

test('a professional completes the six steps by keyboard only, with an image of the signature', async ({
  open,
  product,
}) => {
  proves('keyboard-only');
  product.cli(
    'user:create',
    '--email',
    EMAIL,
    '--role',
    'PROFESSIONAL',
    '--password',
    'Cercana2026!',
  );
  const { page } = await open();
  const { keyboard } = page;
  const write = async (name: RegExp | string, text: string, within?: Locator) => {
    await tabTo(page, name, 'textbox', within);
    await keyboard.type(text);
  };
  const tick = async (name: RegExp | string, role: 'radio' | 'checkbox') => {
    await tabTo(page, name, role);
    await keyboard.press('Space');
  };
  const press = async (name: string) => {
    await tabTo(page, name, 'button');
    await keyboard.press('Enter');
  };
  /** Chooses a file in the dialog that Enter opens. */
  const attach = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    const file = { name: 'imagen.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const input = page.getByLabel(name);
    while (!(await input.evaluate((element) => element === document.activeElement)))
      await keyboard.press('Tab');
    await keyboard.press('Enter');
    await (await chooser).setFiles(file);
  };

  await page.goto('/login');
  await write('E-mail', EMAIL);
  await write(/^Contraseña/, 'Cercana2026!');
  await keyboard.press('Enter');
  // An account created by the host has no DNI yet.
  await step(page, 'Crear cuenta de profesional');
  await write('DNI', '31415926');
  await tick(/Leí y acepto/, 'checkbox');
  await press('Crear Cuenta');
  await step(page, 'Paso 1 de 6: Información Personal');
  await write('Nombre', 'Carla');
  await write('Apellido', 'Núñez');
  await write('Fecha de nacimiento', '12041985');
  await tick('Femenino', 'radio');
  await tick('Confirmo que es mi CUIL', 'checkbox');
  await write('Teléfono celular', '1145678901');
  await press('Siguiente');
  await step(page, 'Paso 2 de 6: Foto de Perfil');
  await attach('Elegir foto');
  await press('Usar esta foto');
  await expect(page.getByRole('img', { name: 'Tu foto de perfil' })).toBeVisible();
  await press('Siguiente');
  await step(page, 'Paso 3 de 6: Firma Profesional');
  await attach('Subir una imagen de la firma');
  await expect(page.getByRole('img', { name: 'Tu firma' })).toBeVisible();
  await press('Siguiente');
  await step(page, 'Paso 4 de 6: Datos Profesionales');
  await write('Profesión', 'Médica');
  await tick('Nacional', 'radio');
  await write('Matrícula', '112233');
  await tabTo(page, 'Jurisdicción', 'combobox');
  await keyboard.press('ArrowDown');
  await press('Agregar otra matrícula');
  const second = page.getByRole('group', { name: 'Matrícula 2' });
  await expect(second).toBeFocused();
  await tabTo(page, 'Nacional', 'radio', second);
  await keyboard.press('ArrowDown');
  await write('Matrícula', '55012', second);
  await write('Quién la otorgó', 'Colegio de Médicos', second);
  await tabTo(page, 'Jurisdicción', 'combobox', second);
  await keyboard.press('ArrowDown');
  await write(/^Vence el/, '31122099', second);
  await press('Firmar con esta: Matrícula 2');
  const first = page.getByRole('group', { name: 'Matrícula 1' });
  await expect(first.getByLabel('Matrícula', { exact: true })).toHaveValue('55012');
  await expect(first).toBeFocused();
  await write('Código REFEPS', '1029333444');
  await tick('Clínica médica', 'checkbox');
  await write('Formación académica', 'Universidad de Buenos Aires');
  await write('Domicilio profesional', 'Av. Santa Fe 1234');
  await press('Siguiente');
  await step(page, 'Paso 5 de 6: Datos de Atención');
  await tick('Atiendo pacientes particulares', 'checkbox');
  await press('Siguiente');
  await step(page, 'Paso 6 de 6: Datos Ingresados');
  await expect(page.getByText('Nacional 112233')).toBeVisible();
  await press('Finalizar');
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(page).toHaveURL(/\/profesional$/);
});
