import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { proveIdentity } from '../people/staff.ts';

const ANSWER = 'Lo confirmamos con OSDE: desde hoy tenés el plan 310.';

async function askForAnotherPlan(page: Page): Promise<void> {
  await page.goto('/mi-plan');
  await page.getByRole('button', { name: 'Quiero otro plan' }).click();
  const change = page.getByRole('region', { name: 'Quiero otro plan' });
  await change.getByRole('combobox', { name: /Obra social o prepaga/ }).fill('OSDE');
  await page.getByRole('option', { name: 'OSDE', exact: true }).click();
  await change.getByLabel('Plan que querés').selectOption('OSDE 310');
  await change.getByLabel('Número de asociado').fill('60123');
  await change.getByRole('button', { name: 'Pedir cambio de plan' }).click();
  await expect(page).toHaveURL(/\/paciente$/);
}

/** A member whom only staff can remove is requested there. */
async function askThatTomasLeaves(page: Page): Promise<void> {
  await page.goto('/mi-plan');
  await page.getByRole('link', { name: 'Quitar a un familiar' }).click();
  await page.getByRole('button', { name: 'Pedir que salga: Tomás' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir que Tomás salga de tu grupo' });
  await isAccessibleAtEverySize(page, 'asking that a member leaves');
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(
    page.getByText('Lo estamos viendo. Te avisamos cuando haya novedades.'),
  ).toBeVisible();
}

test('a patient asks for another plan, operations gives it, and the patient reads so', async ({
  open,
}) => {
  const { page: maria } = await open({ width: 360, height: 740 });
  await logIn(maria, 'paciente@cercana.test');
  await askForAnotherPlan(maria);
  await maria.goto('/mi-plan');
  const plan = maria.getByRole('main');
  await expect(plan.getByText('Cambio de plan')).toBeVisible();
  await expect(plan.getByText('Recibido')).toBeVisible();
  await expect(plan.getByText('Familiar', { exact: true })).toBeVisible();

  const { page: operations } = await open();
  await logIn(operations, 'operaciones@cercana.test', '/admin/solicitudes?tipo=PLAN_CHANGE');
  await isAccessibleAtEverySize(operations, 'the list of requests');
  await operations
    .getByRole('row', { name: /María González/ })
    .getByRole('link', { name: 'Cambio de plan' })
    .click();
  const sheet = operations.getByRole('dialog', { name: 'Cambio de plan: María González' });
  await expect(sheet.getByText('OSDE, OSDE 310')).toBeVisible();
  await isAccessibleAtEverySize(operations, 'the sheet of a request');
  await sheet.getByRole('button', { name: 'Aplicar y resolver' }).click();
  const answer = operations.getByRole('dialog', { name: /^Aplicar y resolver/ });
  await answer.getByLabel('Respuesta').fill(ANSWER);
  await answer.getByRole('button', { name: 'Aplicar y resolver' }).click();
  await proveIdentity(operations, 'Aplicar y resolver');
  await expect(operations.getByText(/quedó resuelta y avisamos/).first()).toBeVisible();
  await expect(sheet.getByText('Resuelta').first()).toBeVisible();

  await maria.goto('/notificaciones');
  await expect(maria.getByText('Resolvimos tu pedido de cambio de plan').first()).toBeVisible();
  await maria.goto('/mi-plan');
  await expect(plan.getByText('OSDE 310', { exact: true })).toBeVisible();
  await expect(plan.getByText(ANSWER)).toBeVisible();
  await maria.goto('/mis-datos');
  await expect(maria.getByText('Resuelto')).toBeVisible();
  await isAccessibleAtEverySize(maria, '/mis-datos');

  await askThatTomasLeaves(maria);
  await operations.goto('/admin/solicitudes?tipo=FAMILY_REMOVAL');
  await operations.getByRole('link', { name: 'Quitar a un familiar' }).click();
  await expect(operations.getByText('Tomás Acosta González')).toBeVisible();
  await operations.getByRole('button', { name: 'Aplicar y resolver' }).click();
  await answer.getByLabel('Respuesta').fill('Tomás ya no está en tu grupo familiar.');
  await answer.getByRole('button', { name: 'Aplicar y resolver' }).click();
  await expect(operations.getByText(/quedó resuelta y avisamos/).first()).toBeVisible();
  await maria.goto('/grupo-familiar');
  await expect(maria.getByRole('button', { name: 'Pedir que salga: Javier' })).toBeVisible();
  await expect(maria.getByText('Tomás')).toBeHidden();
});
