import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { WEEKDAYS } from '@app/contract/catalogs';
import { addDays, dayOf } from '@app/contract/kernel';
import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT } from './journey.ts';

const REASON = 'La dirección te espera en el consultorio hoy';

/** Opens the guard as the medical director, at a tab of it. */
async function watch(page: Page, tab = ''): Promise<void> {
  await logIn(page, 'direccion@cercana.test', `/admin/guardia${tab}`);
  await expect(page.getByRole('heading', { name: 'Guardia en vivo' })).toBeVisible();
}

/** Gives the reason of an act, and the password if requested. */
async function confirm(page: Page, act: string): Promise<void> {
  await page.getByLabel('Motivo').fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
  const password = page.getByLabel('Contraseña', { exact: true });
  const done = page.getByText(/le avisamos/);
  await expect(password.or(done).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(DEMO_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('who waits is moved to another specialty and sees it, then is removed and reads why; the professional is taken off duty', async ({
  open,
}) => {
  const { page: professional } = await open();
  const { page: patient } = await open({ width: 360, height: 740 });
  const { page: director } = await open();
  await logIn(professional, 'clinica@cercana.test');
  await goOnDuty(professional);
  await logIn(patient, 'paciente@cercana.test');
  await joinQueue(patient, MARIAS_VISIT);
  await watch(director);
  const medicine = director.getByRole('region', { name: 'Clínica médica' });
  await expect(medicine.getByText('1. María González')).toBeVisible();
  await expect(director.getByText(MARIAS_VISIT.reason)).toBeHidden();

  await director.getByRole('button', { name: 'Cambiar la especialidad de María González' }).click();
  await director.getByRole('combobox', { name: 'Especialidad' }).selectOption('Pediatría');
  await confirm(director, 'Cambiar');
  await expect(patient.getByText(/Te pasamos a la fila de Pediatría/)).toBeVisible();
  await expect(patient.getByRole('heading', { name: 'Sala de espera' })).toBeVisible();
  const children = director.getByRole('region', { name: 'Pediatría' });
  await expect(children.getByText('1. María González')).toBeVisible();
  await expect(children.getByText('Esperan y no hay nadie en guardia')).toBeVisible();
  await isAccessibleAtEverySize(director, 'la guardia en vivo');

  await director.getByRole('button', { name: 'Quitar de la fila a María González' }).click();
  await confirm(director, 'Quitar de la fila');
  const told = patient.getByRole('dialog', { name: 'La clínica te sacó de la fila' });
  await expect(told.getByText(REASON)).toBeVisible();

  await director.getByRole('button', { name: /Sacar de guardia a/ }).click();
  await confirm(director, 'Sacar de guardia');
  await expect(medicine.getByText('No hay profesionales en guardia.')).toBeVisible();
  await expect(professional.getByRole('button', { name: 'Entrar a la guardia' })).toBeVisible();
});

test('a weekly shift tells the patient’s home when the guard attends again', async ({
  open,
  product,
}) => {
  await inDatabase(product, 'delete from guard_shift');
  await inDatabase(product, 'update professional_presence set available = false');
  const { page: director } = await open();
  await watch(director, '?vista=turnos');
  const tomorrow = addDays(dayOf(new Date()), 1);
  const name = WEEKDAYS[(new Date(`${tomorrow}T12:00:00Z`).getUTCDay() + 6) % 7]?.name ?? '';
  await director.getByRole('button', { name: 'Agregar turno' }).click();
  await director.getByLabel('Profesional').selectOption({ index: 1 });
  await director.getByLabel('Especialidad').selectOption('Clínica médica');
  await director.getByLabel('Día').selectOption(name);
  await director.getByLabel('Desde', { exact: true }).selectOption('08:00');
  await director.getByLabel('Hasta', { exact: true }).selectOption('16:00');
  await director.getByRole('button', { name: 'Guardar' }).click();
  await expect(director.getByRole('button', { name: /08:00 a 16:00/ })).toBeVisible();
  await isAccessibleAtEverySize(director, 'la guardia en vivo');

  const { page: patient } = await open({ width: 360, height: 740 });
  await logIn(patient, 'paciente@cercana.test');
  // After midnight the opening is today.
  await expect(
    patient.getByText(/^Clínica médica: vuelve (mañana|hoy) a las 08:00\.$/),
  ).toBeVisible();
});
