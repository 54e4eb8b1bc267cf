import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAtBranch, quote, sendToBranch } from './steps.ts';

const price = (page: Page) => page.getByLabel('Precio por unidad');

test('of two who correct a quote the second is told, and loses nothing that was typed', async ({
  open,
}) => {
  proves('order-quote-over-the-read', 'screens-are-accessible');
  const [{ page }, one, other] = [
    await open({ camera: false }),
    await open({ camera: false }),
    await open({ camera: false }),
  ];
  await logIn(page, 'paciente@cercana.test');
  for (const branch of [one, other]) await logIn(branch.page, 'farmacia@cercana.test');
  const number = await sendToBranch(page, /Paracetamol 500 mg/);
  await openAtBranch(one.page, number);
  await quote(one.page);
  await openAtBranch(other.page, number, 'cotizados');
  for (const branch of [one, other])
    await branch.page.getByRole('button', { name: 'Corregir la cotización' }).click();
  await price(other.page).fill('7.000');
  await price(one.page).fill('1.500');
  await one.page.getByRole('button', { name: 'Guardar la corrección' }).click();

  const told = other.page.getByRole('region', { name: /^La cotización cambió mientras/ });
  await expect(told.getByText('$\u00a01.500,00')).toBeVisible();
  await expect(price(other.page)).toHaveValue('7.000');
  await isAccessibleAtEverySize(other.page, '/farmacia/pedidos, a colleague was faster');
  await other.page.getByRole('link', { name: 'Volver a los pedidos' }).click();
  const question = other.page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await told.getByRole('button', { name: 'Guardar lo que escribí' }).click();
  await expect(page.getByRole('button', { name: 'Pagar $\u00a07.000,00' })).toBeVisible();
});
