import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** A clinic where patients book by themselves. */
const test = base.extend({
  product: async ({ clinic }, use) => {
    const product = await startProduct(clinic, { FEATURE_PATIENT_BOOKING: 'true' });
    await use(product);
    await product.stop();
  },
});

test('María books an appointment from her home, and finds it among hers', async ({ open }) => {
  proves('appointments-booked-by-patients', 'screens-are-accessible');
  const { page } = await open({ camera: false });
  await logIn(page, 'paciente@cercana.test');
  await page.getByRole('link', { name: 'Programar Turno' }).click();
  const hours = page.getByRole('group', { name: 'Hora' }).getByRole('button');
  await page.getByLabel('Día').selectOption({ index: 2 });
  const hour = (await hours.last().textContent()) ?? '';
  await hours.last().click();
  await page.getByLabel('¿Cuál es el motivo del turno?').fill('Control de presión');
  await isAccessibleAtEverySize(page, '/paciente/nuevo-turno');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/paciente\/mis-turnos$/);
  const booked = page.getByRole('region', { name: new RegExp(`, ${hour} h`) });
  await expect(booked.getByText('Programado, confirmado')).toBeVisible();
  await isAccessibleAtEverySize(page, '/paciente/mis-turnos');
});
