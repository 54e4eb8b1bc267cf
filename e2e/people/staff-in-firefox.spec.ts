import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { actOnScreen, openSheet, proveIdentity, verifyOnScreen } from './staff.ts';

const FIREFOX = { camera: false, engine: 'firefox' } as const;

test('operations goes from the board to a patient, who is deactivated and reactivated', async ({
  open,
}) => {
  const { page } = await open(FIREFOX);
  await logIn(page, 'operaciones@cercana.test');
  await expect(page.getByRole('list', { name: 'Ahora' })).toBeVisible();
  await page.getByRole('link', { name: 'Personas' }).click();
  await page.getByRole('tab', { name: 'Pacientes' }).click();
  await page.getByRole('link', { name: 'María González' }).click();
  await actOnScreen(page, 'Desactivar', 'Pidió que nadie entre a su cuenta.');
  await proveIdentity(page, 'Desactivar');
  const sheet = page.getByRole('dialog', { name: 'María González', exact: true });
  await expect(sheet.getByText('Desactivada')).toBeVisible();
  await actOnScreen(page, 'Reactivar', 'Avisó que ya recuperó su correo.');
  await expect(sheet.getByText('Activa', { exact: true })).toBeVisible();
});

test('the director verifies a professional and watches the guard', async ({ open }) => {
  const { page } = await open(FIREFOX);
  await openSheet(page, 'direccion@cercana.test', 'Diego Sosa');
  await verifyOnScreen(page);
  await proveIdentity(page, 'Habilitar');
  const sheet = page.getByRole('dialog', { name: 'Diego Sosa', exact: true });
  await expect(sheet.getByText('Habilitado', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('link', { name: 'Guardia en vivo' }).click();
  await expect(page.getByRole('region', { name: 'Clínica médica' })).toBeVisible();
});
