import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseBranch, handOver, openAtBranch, payAt, sendOff } from './steps.ts';

const COLUMNS = 'producto;droga;forma;concentracion;presentacion;precio';
const TAFIROL = 'Tafirol 500;Paracetamol;comprimido;500 mg;Envase por 16;5.001,15';
const ACTRON = 'Actron 400;Ibuprofeno;comprimido;400 mg;Envase por 10;3.150,75';
const GUIDE = 'CA 448 120 776';
const MISSING = /Ibuprofeno 2 g/;
const CHOSEN = [/Paracetamol 500 mg/, /Ibuprofeno 400 mg/, MISSING];

test('several prescriptions are quoted from the price list, and both read one total', async ({
  open,
}) => {
  proves(
    'price-list-import',
    'prescriptions-sent-together',
    'order-delivery-address',
    'order-quote',
    'order-quote-corrected',
    'order-not-quoted',
    'order-dispense-first',
    'order-arithmetic',
    'price-list-brands',
    'screens-are-accessible',
  );
  const [{ page }, pharmacy] = [await open({ camera: false }), await open({ camera: false })];
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  await replacePrices(pharmacy.page);
  await logIn(page, 'paciente@cercana.test');
  await openAtBranch(pharmacy.page, await sendChosen(page));
  await isQuotedByTheList(pharmacy.page);
  await isRefused(pharmacy.page);
  await addToQuote(pharmacy.page);
  // 5.001,15 + 3.150,75 less 10 %, a bag of 99,99 less 5 %, and the delivery.
  const total = '$\u00a08.931,70';
  await expect(totalOf(pharmacy.page)).toHaveText(total);
  await pharmacy.page.getByRole('button', { name: 'Cotizar', exact: true }).click();

  await expect(page.getByRole('button', { name: `Pagar ${total}` })).toBeVisible();
  await expect(page.getByText('La farmacia no cotizó:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: MISSING })).toBeVisible();
  await isAccessibleAtEverySize(page, '/paciente/mis-pedidos, a quote');
  await pharmacy.page.getByRole('button', { name: 'Corregir la cotización' }).click();
  await pharmacy.page.getByLabel('Costo del envío').fill('1.000');
  await pharmacy.page.getByRole('button', { name: 'Guardar la corrección' }).click();
  const corrected = '$\u00a08.431,70';
  await expect(page.getByRole('button', { name: `Pagar ${corrected}` })).toBeVisible();
  for (const screen of [page, pharmacy.page]) await expect(totalOf(screen)).toHaveText(corrected);

  await payAt(page, 'Aprobar');
  await handOver(pharmacy.page);
  await expect(pharmacy.page.getByText('Elena Ferreyra · MN 18.402')).toHaveCount(1);
  await handOver(pharmacy.page);
  await pharmacy.page.getByLabel('Número de guía').fill(GUIDE);
  await pharmacy.page.getByRole('button', { name: 'Despachar el pedido' }).click();
  await expect(page.getByText('Tu pedido está en camino.')).toBeVisible();
  await expect(page.getByText(GUIDE)).toBeVisible();
});

const totalOf = (page: Page) => page.getByRole('status').filter({ hasText: '$' });

/** A file with a fault changes nothing; a valid one replaces the list. */
async function replacePrices(page: Page): Promise<void> {
  await page.goto('/farmacia/precios');
  await expect(page.getByText(/^21 productos/)).toBeVisible();
  await give(page, [COLUMNS, TAFIROL, ACTRON.replace('3.150,75', 'consultar')]);
  await expect(page.getByText('Fila 3, precio: no es un precio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reemplazar la lista' })).toHaveCount(0);
  await isAccessibleAtEverySize(page, '/farmacia/precios, a faulty file');
  await give(page, [COLUMNS, TAFIROL, ACTRON]);
  await expect(page.getByText('Al reemplazar la lista:')).toBeVisible();
  await isAccessibleAtEverySize(page, '/farmacia/precios, a preview');
  await page.getByRole('button', { name: 'Reemplazar la lista' }).dblclick();
  await expect(page.getByText(/^2 productos/)).toBeVisible();
}

const give = (page: Page, rows: readonly string[]) =>
  page.getByLabel('Elegir archivo CSV').setInputFiles({
    name: 'precios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });

/** Sends the selected prescriptions to an address that is not the profile's. */
async function sendChosen(page: Page): Promise<string> {
  await page.goto('/paciente/mis-recetas');
  for (const medicine of CHOSEN) {
    const name = new RegExp(`^Elegir para enviar: ${medicine.source}`);
    await page.getByRole('checkbox', { name }).first().check();
  }
  await isAccessibleAtEverySize(page, '/paciente/mis-recetas, with choices');
  await page.getByRole('button', { name: 'Enviar 3 recetas' }).click();
  await expect(page.getByRole('heading', { name: 'Elegí la farmacia' })).toBeVisible();
  await isAccessibleAtEverySize(page, 'sending, the pharmacy');
  await chooseBranch(page);
  await page.getByRole('radio', { name: 'Envío a domicilio' }).check();
  await page.getByLabel('Calle').fill('Gorriti');
  await page.getByLabel('Número').fill('4755');
  await isAccessibleAtEverySize(page, 'sending, the way');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/^Envío a Gorriti 4755/)).toBeVisible();
  await isAccessibleAtEverySize(page, 'sending, the last look');
  return sendOff(page);
}

/** Medicines in the price list are filled in; a missing one is left to the branch. */
async function isQuotedByTheList(page: Page): Promise<void> {
  await expect(page.getByText(/Envío a domicilio: Gorriti 4755/)).toBeVisible();
  const price = (medicine: RegExp) =>
    page.getByRole('group', { name: medicine }).getByLabel('Precio por unidad');
  await expect(price(/Paracetamol 500 mg/)).toHaveValue('5.001,15');
  await expect(price(/Ibuprofeno 400 mg/)).toHaveValue('3.150,75');
  await expect(price(MISSING)).toHaveValue('');
}

async function isRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cotizar', exact: true }).click();
  await expect(page.getByText(/^Ingresá un precio/).first()).toBeVisible();
  await isAccessibleAtEverySize(page, '/farmacia/pedidos, a quote with errors');
}

async function addToQuote(page: Page): Promise<void> {
  await page.getByRole('group', { name: MISSING }).getByLabel('Lo tenemos').uncheck();
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  const extra = page.getByRole('group', { name: 'Producto' });
  await extra.getByLabel('Precio por unidad').fill('99,99');
  await extra.getByRole('textbox', { name: 'Producto' }).first().fill('Bolsa térmica');
  await page.getByLabel('Descuento sobre los medicamentos (%)').fill('10');
  await page.getByLabel('Descuento sobre los otros productos (%)').fill('5');
  await page.getByLabel('Costo del envío').fill('1.500');
}
