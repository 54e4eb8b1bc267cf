import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { startProduct } from '../fixtures/product.ts';
import { expect, openBrowser, type Person, test } from '../fixtures/test.ts';
import { MARIAS, openAgenda, openAppointments, TOMASS } from './journey.ts';

const PATIENT = 'paciente@cercana.test';

test('a patient books, and reads why it was cancelled', async ({ clinic }) => {
  proves('appointments-booked-by-patients', 'screens-are-accessible');
  const product = await startProduct(clinic, { FEATURE_PATIENT_BOOKING: 'true' });
  const patient = await openBrowser(product, { width: 360, height: 740, serviceWorkers: 'block' });
  await logIn(patient.page, PATIENT);
  await patient.page.getByRole('link', { name: 'Programar Turno' }).click();
  await patient.page.getByLabel('Día').selectOption({ index: 2 });
  await patient.page.getByRole('group', { name: 'Hora' }).getByRole('button').last().click();
  await patient.page.getByLabel('¿Cuál es el motivo del turno?').fill('Control de presión');
  await isAccessibleAtEverySize(patient.page, 'booking');
  await patient.page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(patient.page.getByText(/^Tu turno es el /)).toBeVisible();

  const day = await readCalendar(patient);
  const professional = await openBrowser(product, { serviceWorkers: 'block' });
  await logIn(professional.page, MARIAS.email, `/profesional/agenda-de-turnos?dia=${day}`);
  await professional.page
    .getByRole('button', { name: /^Ver turno: .*María/ })
    .last()
    .click();
  await professional.page.getByRole('button', { name: 'Cancelar turno' }).click();
  const question = professional.page.getByRole('dialog', { name: '¿Deseas cancelar el turno?' });
  await question.getByLabel('Motivo para el paciente').fill('Congreso de la especialidad');
  await question.getByRole('button', { name: /Cancelar turno|Confirmar/ }).click();
  await expect(professional.page.getByText(/El turno quedó cancelado/)).toBeVisible();

  await openAppointments(patient.page);
  await patient.page.getByRole('tab', { name: /Cancelados/ }).click();
  const cancelled = patient.page.getByRole('listitem').filter({ hasText: 'Control de presión' });
  await expect(cancelled.getByText('Lo canceló tu profesional.').first()).toBeVisible();
  await expect(cancelled.getByText(/Congreso de la especialidad/).first()).toBeVisible();
  await Promise.all([patient.close(), professional.close()]);
  await product.stop();
});

/** The calendar file has the same instant as the screen; returns the day. */
async function readCalendar({ download, page }: Person): Promise<string> {
  await openAppointments(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Control de presión' });
  const shown = /\d\d:\d\d/.exec((await row.first().textContent()) ?? '')?.[0];
  const file = await download(() =>
    row.getByRole('button', { name: /Agregar al calendario/ }).click(),
  );
  const [, date, time] = /DTSTART:(\d{8})T(\d{6})Z/.exec(readFileSync(file, 'utf8')) ?? [];
  const utc = `${date}${time}`.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z');
  const inArgentina = new Date(Date.parse(utc) - 3 * 3_600_000).toISOString();
  expect(inArgentina.slice(11, 16)).toBe(shown);
  return inArgentina.slice(0, 10);
}

test('an appointment is confirmed and cancelled from the mail, and its hour offered to who waits', async ({
  clinic,
}) => {
  const mails = await startMailServer();
  const product = await startProduct(clinic, { SMTP_URL: mails.url });
  // A person who gave up an hour is not offered it again, so María is made the one who waits for the paediatrician.
  await inDatabase(product, 'update appointment_waiting set person_id = holder_id');
  const professional = await openBrowser(product, { serviceWorkers: 'block' });
  await logIn(professional.page, TOMASS.email);
  await giveToTomas(professional.page);

  const stranger = await openBrowser(product, { serviceWorkers: 'block' });
  const [confirm = '', cancel = ''] = await linksOf(mails);
  await stranger.page.goto(confirm);
  await isAccessibleAtEverySize(stranger.page, 'a link of a mail');
  await stranger.page.getByRole('button', { name: 'Confirmar turno' }).click();
  await expect(stranger.page.getByText('Listo: confirmaste el turno. Te esperamos.')).toBeVisible();
  await stranger.page.goto(cancel);
  await stranger.page.getByRole('button', { name: 'Cancelar turno' }).click();
  await expect(stranger.page.getByText('Listo: cancelaste el turno.')).toBeVisible();

  await logIn(stranger.page, PATIENT);
  await openAppointments(stranger.page);
  await expect(stranger.page.getByText(/^Se liberó un turno/)).toBeVisible();
  await isAccessibleAtEverySize(stranger.page, 'an offered hour');
  await stranger.page.getByRole('button', { name: 'Tomar el turno' }).click();
  await expect(stranger.page.getByText(/^El turno es tuyo\./)).toBeVisible();
  await Promise.all([professional.close(), stranger.close()]);
  await product.stop();
  await mails.stop();
});

/** Books the child an hour on the second day that has any: far enough ahead to be offered again. */
async function giveToTomas(page: Page): Promise<void> {
  await openAgenda(page);
  await page.getByRole('button', { name: 'Dar turno', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre o DNI').fill('Tomás');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await dialog.getByRole('button', { name: /Elegir a .*Tomás/ }).click();
  await dialog.getByLabel('Día').selectOption({ index: 2 });
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('button').first().click();
  await dialog.getByLabel('Motivo de la consulta').fill('Control');
  await dialog.getByRole('button', { name: 'Dar turno' }).click();
  await expect(page.getByText('El turno quedó dado. Le avisamos al paciente.')).toBeVisible();
}

/** The links in the mail about an appointment: to confirm it, and to cancel it. */
async function linksOf(mails: MailServer): Promise<string[]> {
  const { text = '' } = await mails.mailTo(PATIENT, 'Tenés un turno nuevo');
  return text.match(/\/turno\?clave=\S+/g) ?? [];
}
