import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { MARIAS, openAppointments } from './journey.ts';

const MARIAS_DNI = '33.456.789';
const REASON = 'La profesional está de licencia';

/** Opens the agenda of a professional as staff. */
async function openAgendaOf(page: Page, name: string): Promise<void> {
  await page.goto('/admin/turnos');
  await page.getByRole('combobox', { name: 'Profesional' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('button', { name: 'Semana' })).toBeVisible();
}

/** The second day with free hours: on the first, which may be today, she has an appointment of the demonstration. */
const ANOTHER_DAY = { index: 2 };

/** Books María the first free hour of another day; returns the day. */
async function giveMaria(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Dar turno', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dar turno' });
  await dialog.getByLabel('DNI del paciente').fill(MARIAS_DNI);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Elegir a María González' }).click();
  const [day = ''] = await dialog.getByLabel('Día').selectOption(ANOTHER_DAY);
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('button').first().click();
  await expect(dialog.getByLabel(/Motivo/)).toHaveCount(0);
  await isAccessibleAtEverySize(page, 'giving an appointment as staff');
  await dialog.getByRole('button', { name: 'Dar turno' }).click();
  await expect(page.getByText(/^El turno quedó dado/)).toBeVisible();
  return day;
}

test('operations gives María an appointment, moves it and cancels it, and she reads each', async ({
  open,
  product,
}) => {
  proves('appointments-by-staff');
  // Nobody may have more than two appointments with one professional, so hers of the demonstration are ended.
  await inDatabase(
    product,
    `update appointment set status = 'CANCELLED', closed_reason = 'PATIENT', closed_at = now() where status = 'PROGRAMMED'`,
  );
  const { page } = await open();
  await logIn(page, 'operaciones@cercana.test');
  await page.getByRole('link', { name: /Turnos que quedan hoy/ }).click();
  await expect(page.getByText('Ningún turno de hoy está así')).toBeVisible();
  await openAgendaOf(page, MARIAS.doctor);
  const day = await giveMaria(page);

  const { page: patient } = await open({ width: 360, height: 740 });
  await logIn(patient, 'paciente@cercana.test');
  await openAppointments(patient);
  const own = patient.getByRole('listitem').filter({ hasText: MARIAS.doctor });
  await expect(own.getByText(/sin confirmar/)).toBeVisible();

  await page.goto(`${page.url()}&dia=${day}`);
  await isAccessibleAtEverySize(page, 'the agenda that staff opens');
  await page.getByRole('button', { name: /^Ver turno: .*María/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cambiar de hora' }).click();
  await dialog.getByLabel('Día').selectOption(ANOTHER_DAY);
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('button').last().click();
  await dialog.getByRole('button', { name: 'Cambiar de hora' }).click();
  await expect(page.getByText(/^El turno cambió de hora/)).toBeVisible();

  await page.getByRole('button', { name: /^Ver turno: .*María/ }).click();
  await dialog.getByRole('button', { name: 'Cancelar turno' }).click();
  const question = page.getByRole('dialog', { name: '¿Deseas cancelar el turno?' });
  await question.getByRole('button', { name: 'Cancelar turno' }).click();
  await expect(question.getByText('Escribí el motivo')).toBeVisible();
  await question.getByLabel('Motivo para el paciente y el profesional').fill(REASON);
  await question.getByRole('button', { name: 'Cancelar turno' }).click();
  await expect(page.getByText(/^El turno quedó cancelado/)).toBeVisible();

  await expect(own).toBeHidden();
  await patient.getByRole('tab', { name: /Cancelados/ }).click();
  await expect(patient.getByText('Lo canceló la administración.')).toBeVisible();
  await expect(patient.getByText(REASON)).toBeVisible();
  await patient.goto('/notificaciones');
  for (const news of [
    'Tenés un turno nuevo',
    'Se cambió la hora de un turno',
    'Se canceló un turno',
  ])
    await expect(patient.getByText(news).first()).toBeVisible();
});

test('the medical director reads an agenda and changes nothing in it', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'direccion@cercana.test');
  await openAgendaOf(page, MARIAS.doctor);
  await page.getByRole('button', { name: /^Ver turno: .*María/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Cobertura')).toBeVisible();
  for (const name of ['Cambiar de hora', 'Cancelar turno', 'Iniciar consulta'])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Dar turno/ })).toHaveCount(0);
});
