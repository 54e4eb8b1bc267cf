import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseBranch, handOver, openAtBranch, payAt, quote, sendOff } from './steps.ts';

const CHOSEN = [/Paracetamol 500 mg/, /Ibuprofeno 400 mg/];
const BACK = '$\u00a09.225,00';

test('what was paid and is not in the bag goes back to its patient', async ({ open, product }) => {
  proves('order-pays-back-what-is-missing', 'order-shipped-dispensed', 'screens-are-accessible');
  const [{ page }, pharmacy] = [await open({ camera: false }), await open({ camera: false })];
  await logIn(page, 'paciente@cercana.test');
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  const number = await sendBoth(page);
  await openAtBranch(pharmacy.page, number);
  await quote(pharmacy.page);
  await payAt(page, 'Aprobar');
  await handOver(pharmacy.page);
  await expect(pharmacy.page.getByRole('button', { name: 'Registrar entrega' })).toBeVisible();
  await expect(pharmacy.page.getByRole('button', { name: 'Listo para retirar' })).toHaveCount(0);

  await inDatabase(
    product,
    `update prescription set start_date = start_date - 31 where id =
       (select prescription_id from purchase_order join purchase_order_prescription on order_id = purchase_order.id
        where number = $1 and position = 2)`,
    [number],
  );
  await pharmacy.page.reload();
  await expect(pharmacy.page.getByText('Esta receta ya no se puede dispensar acá.')).toBeVisible();
  await expect(pharmacy.page.getByText(`Con este paso le devolvemos ${BACK}`)).toBeVisible();
  await isAccessibleAtEverySize(pharmacy.page, '/farmacia/pedidos, something is missing');
  await pharmacy.page.getByRole('button', { name: 'Listo para retirar' }).click();

  const slip = pharmacy.page.getByRole('region', { name: /^Remito/ });
  await expect(slip.getByText('Ibupirac · Envase chico · 1 envase')).toBeVisible();
  await expect(slip.getByText('No se entregó:')).toBeVisible();
  await expect(pharmacy.page.getByText(/vas a poder cerrar el pedido desde/)).toBeVisible();
  await isAccessibleAtEverySize(pharmacy.page, '/farmacia/pedidos, a part was sent');
  await expect(page.getByText(`Te devolvimos ${BACK}`)).toBeVisible();
  await expect(page.getByText('No se entregó:')).toBeVisible();
  await isAccessibleAtEverySize(page, '/paciente/mis-pedidos, a part was sent');
});

/** Sends two prescriptions in one order, for pickup. */
async function sendBoth(page: Page): Promise<string> {
  await page.goto('/paciente/mis-recetas');
  for (const medicine of CHOSEN) {
    const name = new RegExp(`^Elegir para enviar: ${medicine.source}`);
    await page.getByRole('checkbox', { name }).first().check();
  }
  await page.getByRole('button', { name: 'Enviar 2 recetas' }).click();
  await chooseBranch(page);
  await page.getByRole('radio', { name: 'Retiro en la sucursal' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  return sendOff(page);
}
