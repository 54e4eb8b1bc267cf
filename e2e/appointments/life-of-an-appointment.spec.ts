import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { MARIAS, openAgenda, openAppointments } from './journey.ts';

/** Late hours of every day, so that no other hours of the demonstration are affected. */
async function fillHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tipo de consulta').selectOption({ label: 'Particular' });
  for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
    await dialog.getByRole('checkbox', { name: day }).check();
  await dialog.getByLabel('Desde', { exact: true }).selectOption('20:00');
  await dialog.getByLabel('Hasta', { exact: true }).selectOption('22:00');
  await expect(dialog.getByText(/^Vas a abrir \d+ turnos$/)).toBeVisible();
}

const LATE = 'Lun, Mar, Mié, Jue, Vie, Sáb, Dom · 20:00-22:00';
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();

test('a professional opens hours, gives an appointment in them, moves it, and closes them', async ({
  open,
  product,
}) => {
  // Today's appointment may be over before it is checked.
  await inDatabase(
    product,
    `update appointment set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
     where status = 'PROGRAMMED'`,
  );
  const { page } = await open();
  await logIn(page, MARIAS.email, '/profesional/disponibilidad');

  await fillHours(page);
  await save(page);
  await expect(page.getByText('Existen turnos programados en esta fecha')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/González, María/)
      .first(),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(LATE)).toBeVisible();

  await fillHours(page);
  await save(page);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirmar' });
  const refused = page.getByText('Ya existe una agenda para ese día/horario');
  await expect(confirm.or(refused).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(refused).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();

  const { page: patient } = await open({ width: 360, height: 740 });
  const day = await giveAppointment(page);
  await logIn(patient, 'paciente@cercana.test');
  await openAppointments(patient);
  const own = patient.getByRole('listitem').filter({ hasText: 'sin confirmar' });
  await own.getByRole('button', { name: /Confirmar turno/ }).click();
  await expect(patient.getByText('Confirmaste el turno.')).toBeVisible();
  await isAccessibleAtEverySize(patient, 'Mis turnos');
  await patient.emulateMedia({ media: 'print' });
  await expect(patient.getByRole('tablist')).toBeHidden();
  await expect(patient.locator('main .btn:visible')).toHaveCount(0);
  await patient.emulateMedia({ media: null });

  await moveAppointment(page, day);
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: /Cancelar turno/ }).click();
  const question = patient.getByRole('dialog');
  await expect(question.getByText('¿Deseas cancelar el turno?')).toBeVisible();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(own).toBeHidden();
  await patient.getByRole('tab', { name: /Cancelados/ }).click();
  await expect(patient.getByText('Lo cancelaste vos.').first()).toBeVisible();

  await page.goto('/profesional/disponibilidad');
  await page.getByRole('button', { name: `Eliminar: ${LATE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('El horario quedó eliminado.')).toBeVisible();
  await expect(page.getByText(LATE, { exact: true })).toBeHidden();
});

/** Moves a day's appointment, confirmed by its patient, to another hour. */
async function moveAppointment(page: Page, day: string): Promise<void> {
  await page.goto(`/profesional/agenda-de-turnos?dia=${day}`);
  await expect(page.getByText('Programado · Confirmado')).toBeVisible();
  await page.getByRole('button', { name: /^Ver turno: .*María/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cambiar de hora' }).click();
  await dialog.getByLabel('Día').selectOption({ index: 3 });
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('button').last().click();
  await dialog.getByRole('button', { name: 'Cambiar de hora' }).click();
  await expect(page.getByText('El turno cambió de hora. Le avisamos al paciente.')).toBeVisible();
}

test('a patient who does not come is marked, and reads it', async ({ open, product }) => {
  await inDatabase(
    product,
    `update appointment set starts_at = now() - interval '6 minutes', ends_at = now() + interval '14 minutes'
     where status = 'PROGRAMMED'`,
  );
  const { page } = await open();
  await logIn(page, MARIAS.email);
  await openAgenda(page);
  await page.getByRole('button', { name: /^Ver turno: .*María/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No vino' }).click();
  await page
    .getByRole('dialog', { name: '¿El paciente no vino?' })
    .getByRole('button', { name: 'No vino' })
    .click();
  await expect(page.getByText('No vino').first()).toBeVisible();

  const { page: patient } = await open({ width: 360, height: 740 });
  await logIn(patient, 'paciente@cercana.test');
  await openAppointments(patient);
  await patient.getByRole('tab', { name: /Cancelados/ }).click();
  await expect(patient.getByText('No entraste a la consulta a tiempo.')).toBeVisible();
});

/** Books María a free hour on the first day that has any; returns the day. */
async function giveAppointment(page: Page): Promise<string> {
  await openAgenda(page);
  await page.getByRole('button', { name: 'Dar turno', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre o DNI').fill('González');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await dialog.getByRole('button', { name: /Elegir a .*María/ }).click();
  // On the first day with free hours, which may be today, she has an appointment of the demonstration.
  const [day = ''] = await dialog.getByLabel('Día').selectOption({ index: 2 });
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('button').first().click();
  await dialog.getByLabel('Motivo de la consulta').fill('Control');
  await dialog.getByRole('button', { name: 'Dar turno' }).click();
  await expect(page.getByText('El turno quedó dado. Le avisamos al paciente.')).toBeVisible();
  return day;
}
