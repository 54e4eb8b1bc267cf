import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { proveIdentity } from '../people/staff.ts';
import { EMERGENCY, openHistory, tellEmergency } from './emergency.ts';

const NOTE = 'La guardia confirmó que llegó inconsciente.';

/** The reading of Tomás's history, in the log that opens after the proof of identity. */
async function findReading(page: Page): Promise<void> {
  await page.goto('/admin/sistema?tab=accesos');
  await page.getByRole('button', { name: 'Ver el registro de accesos' }).click();
  await proveIdentity(page, 'Ver el registro');
  const reading = page.getByRole('row').filter({ hasText: 'Laura Benítez' });
  const ofTomas = reading.filter({ hasText: 'Tomás' }).filter({ hasText: 'Urgencia' });
  await expect(ofTomas.first()).toBeVisible();
  await isAccessibleAtEverySize(page, 'the log of accesses');
}

test('the director finds the reading of an emergency and reviews it; its professional reads the verdict', async ({
  open,
}) => {
  const { page: laura } = await open({ camera: false });
  await logIn(laura, 'clinica@cercana.test');
  await tellEmergency(laura);
  await openHistory(laura);

  const { page: director } = await open({ camera: false });
  await logIn(director, 'direccion@cercana.test');
  await findReading(director);
  await director.getByRole('tab', { name: 'Urgencias' }).click();
  const opening = director.getByRole('row').filter({ hasText: EMERGENCY });
  await opening.getByRole('button', { name: /^Revisar .* Tomás/ }).click();
  const dialog = director.getByRole('dialog', { name: 'Revisar un acceso por urgencia' });
  await dialog.getByRole('radio', { name: 'Justificado', exact: true }).check();
  await dialog.getByLabel('Qué se comprobó').fill(NOTE);
  await isAccessibleAtEverySize(director, 'the review of an emergency');
  await dialog.getByRole('button', { name: 'Guardar la revisión' }).click();
  await expect(opening).toBeHidden();
  await director.getByLabel('Estado de la revisión').selectOption('Revisadas');
  await expect(opening.getByText('Justificado', { exact: true })).toBeVisible();

  await laura.goto('/notificaciones');
  await laura.getByText('La dirección técnica revisó una urgencia').first().click();
  await expect(laura.getByText(NOTE).first()).toBeVisible();
});
