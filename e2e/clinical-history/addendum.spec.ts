import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import { expect, visitingTest as test } from '../fixtures/test.ts';
import { openHistory } from './open-history.ts';

test('a record of last week is sealed: it takes an addendum and keeps its text', async ({
  open,
}) => {
  const { page } = await open();
  await logIn(page, 'clinica@cercana.test');
  await openHistory(page);
  await page.getByRole('button', { name: 'Agregar aclaración' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar aclaración' }).click();
  await expect(dialog.getByText('El texto no puede estar vacío')).toBeVisible();
  await dialog.getByLabel('Aclaración', { exact: true }).fill('El cultivo dio negativo.');
  await dialog.getByRole('button', { name: 'Agregar aclaración' }).click();
  await expect(page.getByText('Se agregó la aclaración')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Aclaraciones' })).toContainText(
    'El cultivo dio negativo.',
  );
  await printsAsALetter(page);
});

/** The letterhead, the patient and the signature are printed, without the controls of the screen. */
async function printsAsALetter(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Atendió y registró esta consulta:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Antecedentes médicos' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await page.emulateMedia({ media: null });
}
