import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { goOnDuty } from '../guard-queue/journey.ts';
import { finish, step } from '../profiles/wizard.ts';
import { openSheet, proveIdentity, verifyOnScreen } from './staff.ts';

const OBSERVATION = 'El domicilio del consultorio no coincide con el registro.';

test('a professional is observed, corrects, is verified on the screen and goes on duty; the director keeps the agenda', async ({
  open,
}) => {
  const director = (await open()).page;
  await openSheet(director, 'direccion@cercana.test', 'Diego Sosa');
  await isAccessibleAtEverySize(director, 'the sheet of a professional');
  await director.getByRole('button', { name: 'Observar' }).click();
  const dialog = director.getByRole('dialog', { name: 'Observar: Diego Sosa' });
  await dialog.getByLabel('¿Qué tiene que corregir?').fill(OBSERVATION);
  await dialog.getByRole('button', { name: 'Observar' }).click();
  await proveIdentity(director, 'Observar');
  await expect(director.getByRole('dialog').getByText('Observado')).toBeVisible();

  const { page } = await open();
  await logIn(page, 'pendiente@cercana.test');
  await expect(page.getByText(OBSERVATION).first()).toBeVisible();
  await page.getByRole('link', { name: 'Corregir mi perfil' }).click();
  await expect(page.getByText(OBSERVATION)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar Domicilio profesional' }).click();
  await page
    .getByRole('textbox', { name: 'Domicilio profesional' })
    .fill('Calle 50 n.º 620, La Plata');
  await page.getByRole('button', { name: 'Guardar y volver al resumen' }).click();
  await step(page, 'Paso 6 de 6: Datos Ingresados');
  await finish(page, '¡Actualización de perfil realizada con éxito!');
  await expect(page.getByText(/Estamos verificando tu matrícula/).first()).toBeVisible();

  await director.reload();
  await expect(director.getByText('Calle 50 n.º 620, La Plata')).toBeVisible();
  await director.getByRole('button', { name: 'Consultar registro' }).click();
  const sheet = director.getByRole('dialog', { name: 'Diego Sosa' });
  await expect(sheet.getByText('Vigente')).toBeVisible();
  await expect(sheet.getByText(/^Registro simulado:/)).toBeVisible();
  await isAccessibleAtEverySize(director, 'the sheet with an answer of the registry');
  await verifyOnScreen(director);
  await expect(director.getByText('Listo: quedó hecho y registrado').first()).toBeVisible();
  await expect(director.getByText(/REFEPS: habilitado/).first()).toBeVisible();

  await page.reload();
  await goOnDuty(page);

  await takeAgendaOver(director);
  await page.goto('/profesional/disponibilidad');
  await expect(page.getByText(/Tu agenda la define la dirección técnica/)).toBeVisible();
  await expect(page.getByText(OPENED)).toBeVisible();
});

const OPENED = 'Lun · 09:00-12:00';

/** The director takes over the agenda of the open sheet's professional, and opens hours in it. */
async function takeAgendaOver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ver su agenda' }).click();
  await page.getByRole('button', { name: 'Llevarla desde la dirección' }).click();
  const question = page.getByRole('dialog', { name: /^¿Llevar esta agenda/ });
  await question.getByRole('button', { name: 'Llevarla desde la dirección' }).click();
  await page.getByRole('button', { name: 'Agregar' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar disponibilidad' });
  await form.getByLabel('Tipo de consulta').selectOption({ label: 'Particular' });
  await form.getByRole('checkbox', { name: 'lunes' }).check();
  await form.getByLabel('Desde', { exact: true }).selectOption('09:00');
  await form.getByLabel('Hasta', { exact: true }).selectOption('12:00');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(OPENED)).toBeVisible();
  await isAccessibleAtEverySize(page, 'the agenda of a professional, kept by the director');
}
