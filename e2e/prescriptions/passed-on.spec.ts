import { execFileSync } from 'node:child_process';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, visitingTest as test } from '../fixtures/test.ts';

/** Tomás, María's child, as seeded. */
const DNI = '57.123.456';
const OTHER_DNI = '11.222.333';

test('María passes a prescription on by a link, who knows the DNI gets the document, and she sees that it was opened', async ({
  open,
}) => {
  proves('prescription-shared-by-link', 'screens-are-accessible');
  const { page: hers } = await open({ camera: false });
  await logIn(hers, 'paciente@cercana.test', '/paciente/mis-recetas');
  await hers
    .getByRole('region', { name: /Ibuprofeno 2 g/ })
    .getByRole('button', { name: /^Compartir/ })
    .click();
  const dialog = hers.getByRole('dialog', { name: 'Compartir receta' });
  await expect(dialog.getByText(/Se abre hasta las/)).not.toContainText('Ibuprofeno');
  await isAccessibleAtEverySize(hers, '/paciente/mis-recetas, sharing by a link');
  const whatsApp = dialog.getByRole('link', { name: 'Enviar por WhatsApp' });
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');

  const { page, download } = await open({ camera: false, width: 360, height: 760 });
  await page.goto(/http\S+/.exec(text ?? '')?.[0] ?? '');
  const dni = page.getByLabel('DNI del paciente');
  const button = page.getByRole('button', { name: 'Abrir receta' });
  await dni.fill(OTHER_DNI);
  await button.click();
  await expect(page.getByText(/No pudimos abrir la receta/)).toBeVisible();
  await dni.fill(DNI);
  const file = await download(() => button.click());
  const words = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  expect(words.replace(/\s+/g, ' ')).toContain('Tomás');
  await expect(page.getByText(/La receta está en tus descargas/)).toBeVisible();
  await expect(page).toHaveURL(/\/receta$/);
  await isAccessibleAtEverySize(page, '/receta, opened');

  await hers.goto('/accesos-a-mi-historia');
  await hers
    .getByLabel('¿De quién es la historia?')
    .selectOption({ label: 'Tomás Acosta González' });
  const opening = hers.getByRole('listitem').filter({ hasText: 'Quien tenía el enlace' });
  await expect(opening.getByText('Abrió una receta con un enlace y el DNI')).toBeVisible();
});
