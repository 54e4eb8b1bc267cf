import { addDays, dayOf } from '@app/contract/kernel';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';

const MADRID = 'Europe/Madrid';

const offsetIn = (day: string): string =>
  new Intl.DateTimeFormat('es', { timeZone: MADRID, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The next day on which Madrid changes its clocks during the evening in Argentina: a Saturday, so rarely a holiday. */
function dayOfTheChange(): string {
  let day = addDays(dayOf(new Date()), 1);
  while (offsetIn(day) === offsetIn(addDays(day, 1))) day = addDays(day, 1);
  return day;
}

const typed = (day: string): string => day.split('-').reverse().join('');

/** Opens seven days a week from nine in the evening to midnight, on two dates. */
async function openEvenings(page: Page, from: string, to: string): Promise<void> {
  await page.goto('/profesional/disponibilidad');
  await page.getByRole('button', { name: 'Agregar' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar disponibilidad' });
  await form.getByLabel('Tipo de consulta').selectOption({ label: 'Particular' });
  for (const day of await form.getByRole('checkbox').all()) await day.check();
  await form.getByLabel('Desde', { exact: true }).selectOption('21:00');
  await form.getByLabel('Hasta', { exact: true }).selectOption('24:00');
  for (const [label, day] of [
    ['Fecha Desde', from],
    ['Fecha Hasta', to],
  ] as const) {
    await form.getByLabel(label).pressSequentially(typed(day));
  }
  await expect(form.getByText('Vas a abrir 18 turnos')).toBeVisible();
  await isAccessibleAtEverySize(page, 'the dialog that opens hours');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
}

test('a professional in Madrid opens hours and gives one, in the hours of Argentina', async ({
  open,
}) => {
  proves('availability-screen', 'agenda-of-a-professional');
  const { page } = await open({ timezoneId: MADRID });
  await logIn(page, 'clinica@cercana.test');
  const day = dayOfTheChange();
  await openEvenings(page, day, addDays(day, 1));
  await expect(page.getByText('21:00-24:00')).toBeVisible();

  await page.goto(`/profesional/agenda-de-turnos?dia=${day}`);
  await expect(page.getByText('Hora de Argentina')).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'Libre' });
  await expect(rows).toHaveText(
    ['21:00', '21:20', '21:40', '22:00', '22:20', '22:40', '23:00', '23:20', '23:40'].map(
      (hour) => new RegExp(`^${hour}`),
    ),
  );
  await rows.nth(3).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Dar turno' });
  await dialog.getByLabel('Nombre o DNI').fill('González');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Elegir a María González' }).click();
  await dialog.getByLabel('Motivo de la consulta').fill('Control anual');
  await dialog.getByRole('button', { name: 'Dar turno' }).click();
  const booked = page.getByRole('listitem').filter({ hasText: 'María González' });
  await expect(booked).toHaveText(/^22:00.*Sin confirmar/);
  await isAccessibleAtEverySize(page, 'the agenda of a day');
  await booked.getByRole('button', { name: /Ver turno/ }).click();
  await isAccessibleAtEverySize(page, 'an appointment');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Semana' }).click();
  await expect(page.getByRole('button', { name: /22:00.*María González/ })).toBeVisible();
  await isAccessibleAtEverySize(page, 'the agenda of a week');
});

test('hours that are closed name whom they concern, and cancel the appointment', async ({
  open,
}) => {
  proves('availability-conflict-is-asked');
  const { page } = await open();
  await logIn(page, 'clinica@cercana.test');
  const day = dayOfTheChange();
  await openEvenings(page, day, addDays(day, 1));
  await page.goto(`/profesional/agenda-de-turnos?dia=${day}`);
  await page.getByRole('button', { name: /Dar turno: .*21:20/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Dar turno' });
  await dialog.getByLabel('Nombre o DNI').fill('González');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await dialog.getByRole('button', { name: 'Elegir a María González' }).click();
  await dialog.getByLabel('Motivo de la consulta').fill('Control anual');
  await dialog.getByRole('button', { name: 'Dar turno' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/profesional/disponibilidad');
  const evenings = page.getByRole('button', { name: /Eliminar: .*21:00-24:00/ });
  await evenings.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: 'Existen turnos programados en esta fecha' });
  await expect(question.getByText(/González, María · .* · 21:20/)).toBeVisible();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(evenings).toBeHidden();
  await page.goto(`/profesional/agenda-de-turnos?dia=${day}`);
  await expect(page.getByText('Se cerró ese horario')).toBeVisible();
});
