import { logOut } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillAddress, fillPersonal, next, SOLEDAD, step } from './wizard.ts';

test('a session that ends in the middle of the wizard loses nothing', async ({ open, product }) => {
  proves('session-end-loses-nothing');
  const { page } = await open();
  let bearer = '';
  page.on('request', (request) => {
    bearer = request.headers().authorization ?? bearer;
  });
  await logIn(page, 'nueva@cercana.test');
  await step(page, 'Paso 1 de 4: Información Personal');
  await fillPersonal(page, SOLEDAD);
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);

  // The session ends on the server while the step is filled in.
  const ended = await fetch(new URL(logOut.path, product.url()), {
    method: logOut.method,
    headers: { authorization: bearer },
  });
  expect(ended.status).toBe(200);
  await next(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Tu sesión ha expirado por favor inicia sesión nuevamente'),
  ).toBeVisible();

  await page.getByLabel('E-mail').fill('nueva@cercana.test');
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await step(page, 'Paso 2 de 4: Dirección');
  await expect(page.getByText(/Recuperamos lo que estabas escribiendo/)).toBeVisible();
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Belgrano');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('Alta Gracia');
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');

  // It was sent again, as another browser shows.
  const elsewhere = await open();
  await logIn(elsewhere.page, 'nueva@cercana.test');
  await step(elsewhere.page, 'Paso 3 de 4: Antecedentes Médicos');
  await elsewhere.page.getByRole('button', { name: 'Volver' }).click();
  await expect(elsewhere.page.getByLabel('Calle', { exact: true })).toHaveValue('Belgrano');
});
