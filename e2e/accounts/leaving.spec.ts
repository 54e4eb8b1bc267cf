import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test, visitingTest } from '../fixtures/test.ts';

test('a professional who logs out goes off duty, and no tab keeps anything of the session', async ({
  open,
}) => {
  proves('professional-logout-ends-the-guard');
  const { page } = await open();
  await logIn(page, 'clinica@cercana.test');
  await page.getByRole('switch', { name: /guardia/i }).click();
  await expect(page.getByText('En guardia', { exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/seguridad');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const said: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      said.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/logout$/);
  const left = said.findIndex((call) => /^PUT .*virtual-guard-availability$/.test(call));
  expect(said.slice(left, left + 2)).toEqual([
    expect.stringMatching(/^PUT .*virtual-guard-availability$/),
    'DELETE /api/session',
  ]);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('clinica@cercana.test')).toHaveCount(0);
});

visitingTest('a session that ended unnoticed is reported at the next load', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test');
  // Leaves the application, which would notice by itself.
  await page.goto('/favicon.svg');
  const another = await open();
  await logIn(another.page, 'paciente@cercana.test', '/seguridad');
  await another.page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await another.page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(another.page.getByText('Cerramos las demás sesiones.')).toBeVisible();
  await page.goto('/paciente');
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Tu sesión ha expirado por favor inicia sesión nuevamente'),
  ).toBeVisible();
});
