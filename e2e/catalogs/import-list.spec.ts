import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { searchDiagnoses } from '@app/contract/catalogs';
import type { Page } from '@playwright/test';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { proveIdentity } from '../people/staff.ts';

const csv = (text: string) => ({
  name: 'diagnosticos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file with faulty rows is corrected and imported, and its diagnosis is found by a doctor', async ({
  open,
}) => {
  const { page } = await open();
  await logIn(page, 'operaciones@cercana.test', '/admin/catalogos?lista=diagnoses');
  await isAccessibleAtEverySize(page, 'a list of the catalogues');
  await page.getByRole('link', { name: 'Importar CSV' }).click();
  const sheet = page.getByRole('dialog', { name: /^Importar un archivo/ });
  await sheet.getByLabel('De dónde viene el archivo').fill('Ministerio de Salud');
  await sheet.getByLabel('Licencia o permiso de uso').fill('CC BY 4.0');
  await sheet
    .getByLabel('Elegir archivo')
    .setInputFiles(csv('cie_10,name\nQ98.9,Anomalía de prueba\ngripe,Gripe\n'));
  await sheet.getByRole('button', { name: 'Ver qué cambia' }).click();
  await proveIdentity(page, 'Confirmar');
  await expect(sheet.getByText('Línea 3: Código no es un código CIE-10')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Importar' })).toBeHidden();

  await sheet
    .getByLabel('Elegir archivo')
    .setInputFiles(csv('cie_10,name\nQ98.9,Anomalía de prueba\n'));
  await sheet.getByRole('button', { name: 'Ver qué cambia' }).click();
  await sheet.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Listo: 1 agregadas y 0 cambiadas').first()).toBeVisible();

  const doctor = (await open()).page;
  expect(await foundBy(doctor, 'anomalia de prueba')).toEqual([
    { cie_10: 'Q98.9', name: 'Anomalía de prueba' },
  ]);
});

/** The diagnoses that a professional finds. */
async function foundBy(page: Page, description: string) {
  const entered = await page.request.post(authenticate.path, {
    data: { username: 'clinica@cercana.test', password: DEMO_PASSWORD },
  });
  const { id_token } = authenticate.response.parse(await entered.json()) as { id_token?: string };
  const answer = await page.request.get(searchDiagnoses.path, {
    params: { description },
    headers: { authorization: `Bearer ${id_token}` },
  });
  return searchDiagnoses.response.parse(await answer.json()).data;
}
