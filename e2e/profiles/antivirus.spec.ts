import type { Page } from '@playwright/test';
import { openHistory } from '../clinical-history/open-history.ts';
import { A_PDF } from '../fixtures/a-pdf.ts';
import { aClamd, type Clamd, EICAR } from '../fixtures/clamd.ts';
import { logIn } from '../fixtures/log-in.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<{ clamd: Clamd }>({
  clamd: async ({}, use) => {
    const clamd = await aClamd();
    await use(clamd);
    await clamd.stop();
  },
  product: async ({ clinic, clamd }, use) => {
    const product = await startProduct(clinic, { ANTIVIRUS_URL: clamd.url });
    await use(product);
    await product.stop();
  },
});

/** The job is retried after five seconds, then ten, twenty and forty. */
const ONCE_IT_CAME = { timeout: 90_000 };

const attach = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Adjuntar archivos')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });

/** Waits for the download. */
async function saved(page: Page, fetch: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), fetch()]);
  expect(file.suggestedFilename()).toBe('placa.pdf');
}

test('a study waits for the antivirus: a clean one can be opened, of an infected one only the name is left', async ({
  open,
  clamd,
}) => {
  const { page } = await open({ width: 360, height: 740 });
  await logIn(page, 'paciente@cercana.test', '/registro-completo');
  await attach(page, 'placa.pdf', A_PDF);
  const attached = page.getByRole('list', { name: 'Estudios adjuntos' });
  await expect(attached).toContainText('placa.pdf, 1 KB');
  await expect(attached).toContainText('En revisión');
  await expect(page.getByRole('button', { name: 'Descargar placa.pdf' })).toHaveCount(0);

  const { page: practice } = await open();
  await logIn(practice, 'clinica@cercana.test');
  await openHistory(practice);
  await practice.getByRole('button', { name: 'Antecedentes médicos' }).click();
  const seen = practice.getByRole('region', { name: 'Estudios adjuntos' });
  await expect(seen).toContainText('placa.pdf (1 KB)');
  await expect(seen).toContainText('En revisión');
  await expect(seen.getByRole('button')).toHaveCount(0);

  // The antivirus starts: waiting studies become available.
  await clamd.start();
  await expect(attached).toContainText('placa.pdf, 1 KB, listo', ONCE_IT_CAME);
  await saved(page, () => page.getByRole('button', { name: 'Descargar placa.pdf' }).click());
  await practice.reload();
  await practice.getByRole('button', { name: 'Antecedentes médicos' }).click();
  await saved(practice, () => seen.getByRole('button', { name: 'placa.pdf (1 KB)' }).click());

  await attach(page, 'informe.pdf', A_PDF + EICAR);
  const words = 'informe.pdf: el antivirus encontró un problema y lo borramos';
  await expect(attached.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Sacar informe.pdf de la lista' }).click();
  await expect(attached.getByText(words)).toHaveCount(0);
  await expect(attached).toContainText('placa.pdf, 1 KB, listo');
});
