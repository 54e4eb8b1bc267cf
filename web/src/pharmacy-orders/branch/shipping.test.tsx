import { aDispensing } from '@app/contract/dispensing/fixtures';
import { asOk } from '@app/contract/kernel';
import {
  type BranchOrderDetail,
  getBranchOrder,
  type Order,
  type QuotedItem,
} from '@app/contract/pharmacy-orders';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { BranchOrderScreen } from '../../app/screens/branch-order-screen.tsx';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aBranchOrderDetail, quotedItem } from '../testing/branch-order.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-26T15:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(detail: BranchOrderDetail) {
  answer(getBranchOrder, asOk(detail));
  const shown = renderScreen(<BranchOrderScreen />, {
    path: '/farmacia/pedidos/:orderId',
    at: `/farmacia/pedidos/${detail.order.id}`,
  });
  await screen.findByRole('heading', { name: 'Pedido N.º 1042' });
  return shown;
}

/** Two packs at $ 1.000 of the first medicine, some of them handed over. */
const twoPacks = (handedOver: number): QuotedItem => ({
  ...quotedItem,
  name: 'Actron 400',
  unitPrice: 1000,
  handedOver,
});

const SENT_AT = '2025-03-25T15:30:00.000Z';

const sent = (order: Partial<Order> = {}, item = twoPacks(1)): BranchOrderDetail =>
  aBranchOrderDetail(
    {
      status: 'SENT',
      total: 2000,
      sentDate: SENT_AT,
      refund: { amount: 1000, refundedDate: null },
      ...order,
    },
    { items: [item], dispensings: [aDispensing()] },
  );

test.each(['REFUNDED', 'CHARGED_BACK', 'IN_MEDIATION'] as const)(
  'an order whose money was taken back (%s) offers its branch neither dispensing nor shipping',
  async (takenBack) => {
    await open(
      aBranchOrderDetail({ status: 'PAID', total: 2000, takenBack }, { items: [twoPacks(0)] }),
    );
    screen.getByText(/^No lo dispenses ni lo envíes/);
    expect(screen.queryByRole('button', { name: /entrega|enviar/i })).toBeNull();
  },
);

describe('what was paid and is not handed over', () => {
  test('is said with its amount before the dispensing, and before the order leaves', async () => {
    proves('order-pays-back-what-is-missing');
    const paid = { status: 'PAID' as const, total: 2000 };
    const { user } = await open(aBranchOrderDetail(paid, { items: [twoPacks(0)] }));
    const line = within(screen.getByRole('group', { name: 'Ibuprofeno 400 mg' }));
    expect(screen.queryByText(/le devolvemos/)).toBeNull();
    await user.clear(line.getByLabelText('Cantidad entregada'));
    await user.type(line.getByLabelText('Cantidad entregada'), '1');
    await user.type(line.getByLabelText('Lote'), 'A7731');
    await user.type(screen.getByLabelText('Nombre y apellido'), 'Inés Álvarez');
    await user.type(screen.getByLabelText('Matrícula'), 'M.N. 9876');
    await user.click(screen.getByRole('button', { name: 'Registrar entrega' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Registrar la entrega?' }));
    expect(question.getByText(/le devolvemos \$\s1\.000,00 al paciente/)).toBeTruthy();
  });

  test('is said with its lines where all of it is registered', async () => {
    const detail = aBranchOrderDetail(
      { status: 'PAID', total: 2000 },
      { items: [twoPacks(1)], dispensings: [aDispensing()] },
    );
    await open(detail);
    expect(screen.getByText('Actron 400 · 1 envase')).toBeTruthy();
    expect(screen.getByText(/Con este paso le devolvemos \$\s1\.000,00/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Listo para retirar' })).toBeTruthy();
  });

  test('of a prescription that cannot be served any more does not hold the order', async () => {
    proves('order-pays-back-what-is-missing');
    const [first] = aBranchOrderDetail().prescriptions;
    if (!first) throw new Error('the order has no prescription');
    const second = { ...first, id: '01957000-0000-7000-8000-000000000002' };
    const both = (status: 'BLOCKED' | 'ANNULLED'): BranchOrderDetail =>
      aBranchOrderDetail(
        { status: 'PAID', total: 4000 },
        {
          prescriptions: [first, { ...second, status }],
          items: [twoPacks(2), { ...twoPacks(0), prescriptionId: second.id }],
          dispensings: [aDispensing()],
        },
      );
    const { unmount } = await open(both('BLOCKED'));
    expect(screen.queryByRole('button', { name: 'Listo para retirar' })).toBeNull();
    expect(screen.getByText(/^Esta receta está bloqueada hasta que la revise/)).toBeTruthy();
    unmount();
    await open(both('ANNULLED'));
    expect(screen.getByText(/anuló esta receta: no la entregues/)).toBeTruthy();
    expect(screen.getByText(/Con este paso le devolvemos \$\s2\.000,00/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Listo para retirar' })).toBeTruthy();
  });
});

test('a blocked prescription does not hide the next one, which is dispensed', async () => {
  const [first] = aBranchOrderDetail().prescriptions;
  if (!first) throw new Error('the order has no prescription');
  const second = { ...first, id: '01957000-0000-7000-8000-000000000002' };
  await open(
    aBranchOrderDetail(
      { status: 'PAID', total: 4000 },
      {
        prescriptions: [{ ...first, status: 'BLOCKED' }, second],
        items: [twoPacks(0), { ...twoPacks(0), prescriptionId: second.id }],
        dispensings: [],
      },
    ),
  );
  expect(screen.getByText(/^Esta receta está bloqueada hasta que la revise/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Registrar entrega' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Listo para retirar' })).toBeNull();
});

describe('an order that left', () => {
  test('has a slip of what was handed over, and of what is missing', async () => {
    await open(sent());
    const slip = within(screen.getByRole('region', { name: 'Remito · Pedido N.º 1042' }));
    expect(slip.getByText('Ibupirac 400 · Envase por 20 · 1 envase')).toBeTruthy();
    expect(slip.queryByText(/^Actron 400 · Envase por 20/)).toBeNull();
    expect(slip.getByText('No se entregó:')).toBeTruthy();
    expect(slip.getByText('Actron 400 · 1 envase')).toBeTruthy();
  });

  test.each(['SENT', 'DELIVERED'] as const)(
    'keeps its quote, its totals and its proofs: %s',
    async (status) => {
      proves('order-pays-back-what-is-missing');
      await open(sent({ status }));
      expect(screen.getByRole('table', { name: 'Medicamentos cotizados' })).toBeTruthy();
      const sum = within(screen.getByRole('table', { name: 'Resumen' }));
      expect(sum.getAllByText('$ 2.000,00').length).toBeGreaterThan(0);
      expect(sum.getByText('-$ 1.000,00')).toBeTruthy();
      expect(sum.getByText('$ 1.000,00')).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'Constancia de dispensación' })).toBeTruthy();
      expect(screen.getByText('Inés Álvarez · M.N. 9876')).toBeTruthy();
    },
  );

  test('with all of it says nothing of money', async () => {
    await open(sent({ refund: null }, twoPacks(2)));
    expect(screen.queryByText('No se entregó:')).toBeNull();
    expect(screen.queryByText(/devuelve/)).toBeNull();
  });

  test('is closed as delivered from a week later, and says from when', async () => {
    proves('order-delivery-proved');
    const { unmount } = await open(sent());
    expect(screen.queryByRole('button', { name: 'Cerrar como entregado' })).toBeNull();
    expect(
      screen.getByText(/vas a poder cerrar el pedido desde el 01\/04\/2025, 12:30/),
    ).toBeTruthy();
    unmount();
    vi.setSystemTime(new Date('2025-04-01T15:30:00.000Z'));
    await open(sent());
    expect(screen.getByRole('button', { name: 'Cerrar como entregado' })).toBeTruthy();
  });
});

test('an order that came to nothing keeps what was quoted for it, and its prescriptions are closed', async () => {
  const delivery = { kind: 'DELIVERY' as const, address: null };
  await open(
    aBranchOrderDetail(
      { status: 'REJECTED', total: 2000, delivery },
      { items: [twoPacks(0)], prescriptions: [], offers: [] },
    ),
  );
  expect(screen.getByText(/sus recetas y los datos de contacto ya no se ven/)).toBeTruthy();
  expect(screen.getByText('Envío a domicilio')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Medicamentos cotizados' })).toBeTruthy();
});

test('what was typed of a dispensing is not thrown away unasked', async () => {
  const { user } = await open(aBranchOrderDetail({ status: 'PAID' }, { items: [twoPacks(0)] }));
  const line = within(screen.getByRole('group', { name: 'Ibuprofeno 400 mg' }));
  await user.type(line.getByLabelText('Lote'), 'A7731');
  await user.click(screen.getByRole('link', { name: 'Volver a los pedidos' }));
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
});
