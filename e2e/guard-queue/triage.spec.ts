import type { Locator, Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { goOnDuty, joinQueue } from './journey.ts';

const TOMAS = 'Tomás Acosta González';

test('the guard tells its day while nobody waits, and of who waits what decides whom to call', async ({
  open,
}) => {
  const { page: professional } = await open();
  const { page: patient } = await open({ width: 360, height: 740 });
  await logIn(professional, 'clinica@cercana.test');
  await goOnDuty(professional);
  const day = professional.getByRole('region', { name: 'Tu guardia de hoy' });
  await expect(day.getByText('Atendiste hoy')).toBeVisible();
  await expect(professional.getByRole('region', { name: 'También de guardia' })).toBeVisible();
  await expect(
    professional.getByRole('region', { name: 'Cómo te avisa este equipo' }),
  ).toBeVisible();
  await isAccessibleAtEverySize(professional, 'la guardia sin nadie en espera');
  await standsBesideOnATablet(professional, day);

  await professional.getByRole('link', { name: 'Agenda de turnos' }).click();
  await logIn(patient, 'paciente@cercana.test');
  await joinQueue(patient, {
    patient: TOMAS,
    specialty: 'Clínica médica',
    reason: 'Fiebre desde anoche',
  });
  await coversNothingOfTheWork(professional);
  await professional.getByRole('link', { name: 'Guardia virtual' }).click();
  const row = professional.getByRole('row', { name: TOMAS });
  await expect(row.getByText('Fiebre desde anoche')).toBeVisible();
  await expect(row.getByText('8 años')).toBeVisible();
  await expect(row.getByText('Alergia: Penicilina')).toBeVisible();
  await expect(row.getByText(/^Última consulta: .+ \(Pediatría\)$/)).toBeVisible();
  await isAccessibleAtEverySize(professional, 'la guardia con alguien en espera');
  await expect(row.getByRole('button', { name: `Llamar a ${TOMAS}` })).toBeVisible();

  await patient.goto('/accesos-a-mi-historia');
  await patient.getByRole('combobox', { name: '¿De quién es la historia?' }).selectOption(TOMAS);
  await expect(patient.getByText('Estaba de guardia mientras esperabas').first()).toBeVisible();
});

/** Two cards per row: a tablet in portrait format is wide enough. */
async function standsBesideOnATablet(page: Page, day: Locator) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  const colleagues = page.getByRole('region', { name: 'También de guardia' });
  expect((await colleagues.boundingBox())?.y).toBe((await day.boundingBox())?.y);
  if (before) await page.setViewportSize(before);
}

/** A message is over the rail, below its links. */
async function coversNothingOfTheWork(page: Page) {
  const message = page.locator('.Toastify__toast').last();
  await expect(message).toBeInViewport({ ratio: 1 });
  const [box, work] = [await message.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(work?.x ?? 0);
}

test('with nobody on duty a patient asks to be told, and hears of it once somebody is', async ({
  open,
  product,
}) => {
  await inDatabase(product, 'update professional_presence set available = false');
  const { page: patient } = await open({ width: 360, height: 740 });
  const { page: professional } = await open();
  await logIn(patient, 'paciente@cercana.test');
  const tellMe = patient.getByRole('button', { name: 'Avisame cuando haya alguien' });
  await expect(tellMe).toBeVisible();
  await isAccessibleAtEverySize(patient, 'el inicio sin nadie en guardia');
  await tellMe.click();
  await patient.getByRole('button', { name: 'Ya no me avises' }).click();
  await tellMe.click();
  await expect(patient.getByText(/^Te avisamos hasta el/)).toBeVisible();
  await patient.reload();
  await expect(patient.getByRole('button', { name: 'Ya no me avises' })).toBeVisible();

  await logIn(professional, 'clinica@cercana.test');
  await goOnDuty(professional);
  await expect(patient.getByText('1 profesional en línea')).toBeVisible();
  await expect(patient.getByRole('button', { name: /avisame|no me avises/i })).toBeHidden();
  await patient.goto('/notificaciones');
  await patient.getByRole('button', { name: /^Ya hay profesionales en la guardia/ }).click();
  await patient.getByRole('link', { name: 'Ir a la guardia' }).click();
  await expect(patient).toHaveURL(/\/paciente$/);
  await expect(patient.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
});
