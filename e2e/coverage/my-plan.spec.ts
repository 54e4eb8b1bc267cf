import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, test } from '../fixtures/test.ts';

async function myPlan({ page }: Person) {
  await page.goto('/mi-plan');
  const contact = page.getByRole('region', { name: 'Hablar con nosotros' });
  await expect(contact).toBeVisible();
  return contact;
}

test('María asks to be called about her plan, sees that she did, and asks once', async ({
  open,
}) => {
  const maria = await open({ width: 360, height: 740 });
  const { page } = maria;
  await logIn(page, 'paciente@cercana.test');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Mi plan' }).click();
  const plan = page.getByRole('region', { name: 'Tu plan' });
  await expect(plan.getByText('Familiar', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('María González');
  await expect(page.getByLabel('Celular')).not.toBeEditable();
  await isAccessibleAtEverySize(page, '/mi-plan');

  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/paciente$/);

  for (let time = 0; time < 2; time += 1) {
    await (await myPlan(maria)).getByRole('button', { name: 'Contáctame' }).click();
    await expect(page).toHaveURL(/\/paciente$/);
    await expect(page.getByText('Información enviada correctamente.').first()).toBeVisible();
  }
  await myPlan(maria);
  await expect(page.getByText('Que te llamemos por tu plan')).toHaveCount(1);
});

test('María asks for another plan, and it waits for staff', async ({ open }) => {
  const maria = await open();
  const { page } = maria;
  await logIn(page, 'paciente@cercana.test');
  await (await myPlan(maria)).getByRole('button', { name: 'Quiero otro plan' }).click();
  const change = page.getByRole('region', { name: 'Quiero otro plan' });
  await change.getByRole('button', { name: 'Pedir cambio de plan' }).click();
  await expect(change.getByText('El plan es obligatorio').first()).toBeVisible();
  await isAccessibleAtEverySize(page, '/mi-plan, another plan');

  await change.getByRole('combobox', { name: /Obra social o prepaga/ }).fill('OSDE');
  await page.getByRole('option', { name: 'OSDE', exact: true }).click();
  await change.getByLabel('Plan que querés').selectOption('OSDE 310');
  await change.getByLabel('Número de asociado').fill('60123');
  await change.getByRole('button', { name: 'Pedir cambio de plan' }).click();
  await expect(page.getByText('Información enviada correctamente.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/paciente$/);
  await expect(page.getByText(/Plan Familiar/)).toBeVisible();
});
