import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, test } from '../fixtures/test.ts';

async function myPlan({ page }: Person) {
  await page.goto('/mi-plan');
  const dialog = page.getByRole('dialog', { name: 'Mi Plan' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('María asks three times to be called about her plan, and not a fourth', async ({ open }) => {
  const maria = await open({ width: 360, height: 740 });
  const { page } = maria;
  await logIn(page, 'paciente@cercana.test');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Mi plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mi Plan' });
  await expect(dialog.getByText('Familiar', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Nombre')).toHaveValue('María González');
  await expect(dialog.getByLabel('Celular')).not.toBeEditable();
  await isAccessibleAtEverySize(page, '/mi-plan');

  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/paciente$/);

  for (let time = 0; time < 3; time += 1) {
    await (await myPlan(maria)).getByRole('button', { name: 'Contáctame' }).click();
    await expect(page).toHaveURL(/\/paciente$/);
    await expect(page.getByText('Información enviada correctamente.').first()).toBeVisible();
  }
  const fourth = await myPlan(maria);
  await fourth.getByRole('button', { name: 'Contáctame' }).click();
  await expect(fourth.getByRole('alert')).toContainText('3 veces hoy');
  await expect(page).toHaveURL(/\/mi-plan$/);
});

test('María asks for another plan, and it waits for staff', async ({ open }) => {
  const maria = await open();
  const { page } = maria;
  await logIn(page, 'paciente@cercana.test');
  await (await myPlan(maria)).getByRole('button', { name: 'Quiero otro plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quiero otro plan' });
  await dialog.getByRole('button', { name: 'Pedir cambio de plan' }).click();
  await expect(dialog.getByText('El plan es obligatorio').first()).toBeVisible();
  await isAccessibleAtEverySize(page, '/mi-plan, another plan');

  await dialog.getByRole('combobox', { name: /Obra social o prepaga/ }).fill('OSDE');
  await page.getByRole('option', { name: 'OSDE', exact: true }).click();
  await dialog.getByLabel('Plan que querés').selectOption('OSDE 310');
  await dialog.getByLabel('Número de asociado').fill('60123');
  await dialog.getByRole('button', { name: 'Pedir cambio de plan' }).click();
  await expect(page.getByText('Información enviada correctamente.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/paciente$/);
  await expect(page.getByText(/Plan Familiar/)).toBeVisible();
});
