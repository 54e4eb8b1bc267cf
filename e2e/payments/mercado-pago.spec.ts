import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { deliver, type MercadoPago } from '../fixtures/mercado-pago.ts';
import { expect } from '../fixtures/test.ts';
import { openAtBranch, quote, sendToBranch } from '../pharmacy-orders/steps.ts';
import { test } from './shop.ts';

const REASON = 'Se cortó la cadena de frío';
const A_PESO = 1;

test('what is paid at Mercado Pago is told by its messages, and goes back when it is declined', async ({
  open,
  shop,
}) => {
  proves(
    'payment-by-redirect',
    'payment-return-is-not-believed',
    'payment-order-of-arrival',
    'payment-amount-is-the-servers',
    'refund-until-it-is-done',
    'refund-in-words',
    'screens-are-accessible',
  );
  const [{ page }, pharmacy] = [await open({ camera: false }), await open({ camera: false })];
  await shop.admit(page);
  await logIn(page, 'paciente@cercana.test');
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  const number = await sendToBranch(page, /Ibuprofeno 2 g/);
  await expect(page.getByRole('main').getByText('Tomás Acosta González').last()).toBeVisible();
  await openAtBranch(pharmacy.page, number);
  const total = await quote(pharmacy.page);

  shop.getInto('hangs');
  await page.getByRole('button', { name: `Pagar ${total}` }).click();
  await expect(page.getByText(/No se cobró nada: probá de nuevo/)).toBeVisible();
  shop.getInto(undefined);
  await payThere(page, number, total, () => shop.getInto('fails'));
  await expect(page.getByText('Procesando el pago')).toBeVisible();
  const paid = shop.payments()[0]?.id ?? 0;
  await hearOf(shop, paid);
  await expect(page.getByText('Recibimos tu pago')).toBeVisible();

  await decline(pharmacy.page);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText(`Te devolvimos ${total}`)).toBeVisible();
  const [{ external_reference = '', transaction_amount = 0 } = {}] = shop.payments();
  expect(shop.refunds()).toEqual([
    { id: expect.any(Number), payment_id: paid, amount: transaction_amount },
  ]);

  // A payment on the closed page, or of another amount, is refunded too.
  const late = shop.pay(external_reference);
  const little = shop.pay(external_reference, { transaction_amount: A_PESO });
  expect(await deliver([shop.noticeOf(late), shop.noticeOf(little)])).toEqual([200, 200]);
  await expect
    .poll(() => new Set(shop.refunds().map(({ payment_id }) => payment_id)))
    .toEqual(new Set([paid, late, little]));
  expect(shop.refunds()).toHaveLength(3);
  await expect(page.getByText(REASON)).toBeVisible();
});

/** Goes to the provider's page, pays there, and comes back by its link; the provider is asked on the return. */
async function payThere(
  page: Page,
  number: string,
  total: string,
  beforeReturn: () => void,
): Promise<void> {
  await page.getByRole('button', { name: `Pagar ${total}` }).dblclick();
  await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('www.mercadopago.com.ar');
  await page.getByRole('button', { name: 'Pagar' }).click();
  beforeReturn();
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page.getByRole('heading', { name: `Pedido N.º ${number}` })).toBeVisible();
}

/** Its messages come twice and in the wrong order; while it cannot be asked they have to be sent again. */
async function hearOf(shop: MercadoPago, paid: number): Promise<void> {
  const reference = shop.payments()[0]?.external_reference ?? '';
  const refused = shop.noticeOf(shop.pay(reference, { status: 'rejected' }));
  const [first, second] = [shop.noticeOf(paid), shop.noticeOf(paid)];
  shop.getInto('fails');
  expect(await deliver([first])).toEqual([503]);
  shop.getInto(undefined);
  expect(await deliver([second, refused, first, second, refused])).toEqual(Array(5).fill(200));
}

async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rechazar el pedido' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(REASON);
  await isAccessibleAtEverySize(page, '/farmacia/pedidos, the reason');
  await dialog.getByRole('button', { name: 'Rechazar el pedido' }).click();
  await expect(page.getByText('Rechazado', { exact: true }).first()).toBeVisible();
}
