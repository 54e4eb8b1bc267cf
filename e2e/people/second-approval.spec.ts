import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { openSheet, proveIdentity, verifyOnScreen } from './staff.ts';

/** A clinic that requires two members of staff to agree. */
const test = base.extend({
  product: async ({ clinic }, use) => {
    const product = await startProduct(clinic, { STAFF_APPROVALS: '2' });
    await use(product);
    await product.stop();
  },
});

test('where two have to agree, the second verifies what the first asked for', async ({ open }) => {
  const first = (await open()).page;
  await openSheet(first, 'operaciones@cercana.test', 'Diego Sosa');
  await verifyOnScreen(first);
  await proveIdentity(first, 'Habilitar');
  await expect(first.getByText(/Quedó pedido/).first()).toBeVisible();
  await expect(first.getByText(/espera a otra persona/).first()).toBeVisible();
  await expect(first.getByRole('button', { name: 'Habilitar' })).toBeHidden();
  await first.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(first.getByRole('heading', { name: 'Esperan tu aprobación' })).toBeHidden();

  const second = (await open()).page;
  await logIn(second, 'direccion@cercana.test', '/admin/personas');
  await isAccessibleAtEverySize(second, 'the approvals above the list of people');
  await second.getByRole('button', { name: /^Aprobar: Habilitación/ }).click();
  const dialog = second.getByRole('dialog', { name: /^Aprobar/ });
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await proveIdentity(second, 'Aprobar');
  await expect(second.getByText('Quedó aprobado y hecho').first()).toBeVisible();
  const row = second.getByRole('row').filter({ hasText: 'Diego Sosa' });
  await expect(row.getByText('Habilitado')).toBeVisible();
});
