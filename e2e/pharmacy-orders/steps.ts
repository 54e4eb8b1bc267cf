import { expect, type Page } from '@playwright/test';

/** The branch of `farmacia@cercana.test`. */
const OWN_BRANCH = { search: 'caballito', name: /^Elegir .*Caballito/ };

/** Sends the prescription of a medicine to the branch, and returns the number of its order. */
export async function sendToBranch(page: Page, medicine: RegExp): Promise<string> {
  await page.goto('/paciente/mis-recetas');
  const send = page.getByRole('link', {
    name: new RegExp(`^Enviar a farmacia: ${medicine.source}`),
  });
  await send.first().click();
  await chooseBranch(page);
  await page.getByRole('radio', { name: 'Retiro en la sucursal' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  return sendOff(page);
}

/** Finds the branch by its name. */
export async function chooseBranch(page: Page): Promise<void> {
  await page.getByLabel('Buscar farmacia').fill(OWN_BRANCH.search);
  await page.getByRole('button', { name: OWN_BRANCH.name }).click();
}

/** Sends the order from the summary, and returns its number. */
export async function sendOff(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Enviar a la farmacia' }).dblclick();
  const heading = page.getByRole('heading', { name: /^Pedido N\.º \d+$/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace(/\D/g, '');
}

/** Opens an order from the board of the branch. */
export async function openAtBranch(page: Page, number: string, tab = 'nuevos'): Promise<void> {
  await page.goto(`/farmacia/pedidos?estado=${tab}`);
  await page.getByRole('link', { name: `Abrir el pedido ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Pedido N.º ${number}` })).toBeVisible();
}

/** Quotes every line of the open order at a price, and returns the displayed total. */
export async function quote(page: Page, price = '9.225,00'): Promise<string> {
  for (const field of await page.getByLabel('Precio por unidad').all()) await field.fill(price);
  for (const field of await page.getByLabel('Presentación').all())
    if ((await field.inputValue()) === '') await field.fill('Envase chico');
  const total = (await page.getByRole('status').filter({ hasText: '$' }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Cotizar', exact: true }).click();
  await expect(page.getByText('Cotizado', { exact: true }).first()).toBeVisible();
  return total;
}

/** Starts the payment, and chooses an outcome on the test provider's page. */
export async function payAt(page: Page, decision: 'Aprobar' | 'Rechazar' | 'Dejar pendiente') {
  await page.getByRole('button', { name: /^Pagar \$/ }).dblclick();
  await decide(page, decision);
}

export async function decide(page: Page, decision: 'Aprobar' | 'Rechazar' | 'Dejar pendiente') {
  const checkout = page.frameLocator('iframe[title^="Pago del pedido"]');
  await checkout.getByRole('button', { name: decision }).click();
}

/** Dispenses everything of the paid order, and sets it ready for pickup. */
export async function serveAndShip(page: Page): Promise<void> {
  await handOver(page);
  await page.getByRole('button', { name: 'Listo para retirar' }).click();
  await expect(page.getByText('Enviado', { exact: true }).first()).toBeVisible();
}

/** Dispenses the next prescription of the paid order. */
export async function handOver(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Registrar entrega' })).toBeVisible();
  for (const field of await page.getByLabel('Producto').all()) await field.fill('Ibupirac');
  for (const field of await page.getByLabel('Presentación').all()) await field.fill('Envase chico');
  for (const field of await page.getByLabel('Lote').all()) await field.fill('A2291');
  await page.getByLabel('Nombre y apellido').fill('Elena Ferreyra');
  await page.getByLabel('Matrícula').fill('MN 18.402');
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  const question = page.getByRole('dialog', { name: '¿Registrar la entrega?' });
  await question.getByRole('button', { name: 'Registrar entrega' }).click();
  await expect(question).toBeHidden();
}

/** Confirms that the patient has received the order. */
export async function accept(page: Page): Promise<void> {
  await expect(page.getByText('Listo para retirar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ya lo recibí' }).click();
  await page.getByRole('button', { name: 'Sí, lo recibí' }).click();
  await expect(page.getByText('Ya recibiste este pedido.')).toBeVisible();
}
