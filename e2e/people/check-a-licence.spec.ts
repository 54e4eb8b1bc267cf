import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';

test('a stranger checks at the landing who attends, until the licence is suspended', async ({
  open,
  product,
}) => {
  const { page } = await open();
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Dra. Laura Benítez' })
    .getByRole('link', { name: /^M\.N\. 98421/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dra. Laura Benítez' })).toBeVisible();
  await expect(page.getByText('Ministerio de Salud de la Nación')).toBeVisible();
  await expect(page.getByText(/El personal de la clínica comprobó la identidad/)).toBeVisible();
  await isAccessibleAtEverySize(page, 'what was verified of a licence');

  await inDatabase(product, `update professional set verification = 'SUSPENDED'`);
  await page.reload();
  await expect(page.getByText('No hay una matrícula verificada y vigente')).toBeVisible();
  await isAccessibleAtEverySize(page, 'a licence that is not verified');
});
