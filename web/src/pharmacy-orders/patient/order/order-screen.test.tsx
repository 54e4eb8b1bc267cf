import { asList, asOk } from '@app/contract/kernel';
import {
  getOrder,
  listOrderExtras,
  listOrderItems,
  listOrderPrescriptions,
  type Order,
  requestOnOrder,
} from '@app/contract/pharmacy-orders';
import { anOrder, aQuotedItem, aQuotedOrder } from '@app/contract/pharmacy-orders/fixtures';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../../architecture/requirements/index.ts';
import { socket } from '../../../lib/server/socket.ts';
import { line } from '../../../testing/clinic-line.ts';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { logInAs, marta } from '../../../testing/log-in.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { type OrderPayment, OrderScreen } from './order-screen.tsx';

vi.mock('@stomp/stompjs', () => import('../../../testing/clinic-line.ts'));

let order: Order;
let asked: unknown[];
let payment: OrderPayment | undefined;

beforeEach(() => {
  order = aQuotedOrder();
  asked = [];
  payment = undefined;
  answer(getOrder, () => asOk(order));
  answer(listOrderItems, asList([aQuotedItem()]));
  answer(listOrderExtras, asList([]));
  answer(listOrderPrescriptions, asList([aPrescription()]));
  answer(requestOnOrder, ({ body }) => {
    asked.push(body);
    const { purchaseOrder } = body as { purchaseOrder: Pick<Order, 'status' | 'statusReason'> };
    order = { ...order, ...purchaseOrder };
    return asOk(order);
  });
});

afterEach(async () => {
  await socket.disconnect();
});

const open = (search = '') =>
  renderScreen(
    <OrderScreen
      payment={(given) => {
        payment = given;
        return <p>{given.title}</p>;
      }}
    />,
    {
      path: '/paciente/mis-pedidos/:orderId',
      at: `/paciente/mis-pedidos/${order.id}${search}`,
    },
  );
const heading = () => screen.findByRole('heading', { level: 1, name: 'Pedido N.º 1042' });

describe('what cannot be read is said', () => {
  test('an order', async () => {
    answer(getOrder, refusal(404, 'pharmacy-orders.not-found'));
    open();
    expect(await screen.findByText('Ocurrió un error al obtener los pedidos')).toBeTruthy();
  });

  test('its extras, and they are read again when asked', async () => {
    proves('order-errors');
    answer(listOrderExtras, refusal(500, 'server.fault'));
    const { user } = open();
    expect(await screen.findByText('Ocurrió un error al obtener los extras')).toBeTruthy();
    answer(listOrderExtras, asList([]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table', { name: 'Medicamentos cotizados' })).toBeTruthy();
  });

  test('its prescriptions', async () => {
    answer(listOrderPrescriptions, refusal(500, 'server.fault'));
    open();
    expect(await screen.findByText('Ocurrió un error al obtener las recetas')).toBeTruthy();
  });
});

test('the steps have their dates, and say which is the current one', async () => {
  proves('order-steps');
  open();
  await heading();
  const steps = within(screen.getByRole('list', { name: 'Estado del pedido' }));
  const [created, quoted, processing] = steps.getAllByRole('listitem');
  expect(created?.textContent).toContain('Creado08/03/2025, 09:00\u00a0h');
  expect(quoted?.textContent).toContain('Cotizado08/03/2025, 10:00\u00a0h');
  expect(quoted?.getAttribute('aria-current')).toBe('step');
  expect(processing?.getAttribute('aria-current')).toBeNull();
  expect(steps.getAllByRole('listitem')).toHaveLength(6);
});

test('an order that expired ends with that step', async () => {
  order = aQuotedOrder({ status: 'EXPIRED', expiredDate: '2025-03-10T13:00:00.000Z' });
  open();
  await heading();
  const steps = within(screen.getByRole('list', { name: 'Estado del pedido' }));
  expect(steps.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Creado'),
    expect.stringContaining('Cotizado'),
    expect.stringContaining('Vencido10/03/2025, 10:00\u00a0h'),
  ]);
  expect(screen.getByRole('link', { name: 'Ir a mis recetas' })).toBeTruthy();
});

test('what was paid and not handed over is said, with what goes back of the total', async () => {
  proves('order-pays-back-what-is-missing');
  order = aQuotedOrder({
    status: 'SENT',
    total: 2000,
    sentDate: '2025-03-09T13:00:00.000Z',
    refund: { amount: 1000, refundedDate: null },
  });
  answer(listOrderItems, asList([aQuotedItem({ quantity: 2, unitPrice: 1000, handedOver: 1 })]));
  open();
  expect(await screen.findByText('Ibupirac 400 · 1 envase')).toBeTruthy();
  expect(screen.getByText(/Te vamos a devolver \$\s1\.000,00/)).toBeTruthy();
  const sum = within(screen.getByRole('table', { name: 'Resumen' }));
  expect(sum.getByRole('row', { name: /^Queda en \$\s1\.000,00$/ })).toBeTruthy();
});

test('a quote reads as a receipt, to the centavo', async () => {
  proves('order-receipt', 'order-totals');
  order = aQuotedOrder({ discountOrder: 10, discountExtra: 50, deliveryCost: 1500.5, total: 9800 });
  answer(
    listOrderItems,
    asList([aQuotedItem({ quantity: 3, unitPrice: 4812.35, discount: 40, covered: true })]),
  );
  answer(
    listOrderExtras,
    asList([{ name: 'Bolsa térmica', quantity: 2, unitPrice: 10.05, discount: 0 }]),
  );
  open();
  const items = within(await screen.findByRole('table', { name: 'Medicamentos cotizados' }));
  expect(items.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Medicamento',
    'Cantidad',
    'Precio unitario',
    'Subtotal',
    'Descuento',
    'Total',
  ]);
  for (const text of [
    'Cubre la obra social',
    '$ 4.812,35',
    '$ 14.437,05',
    '-$ 5.774,82 (40%)',
    '$ 8.662,23',
  ]) {
    expect(items.getByText(text)).toBeTruthy();
  }
  const extras = within(screen.getByRole('table', { name: 'Otros cargos' }));
  expect(extras.getByText('Bolsa térmica')).toBeTruthy();
  const sum = within(screen.getByRole('table', { name: 'Resumen' }));
  expect(sum.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Medicamentos$\u00a08.662,23',
    'Descuento en medicamentos-$\u00a0866,22',
    'Otros cargos$\u00a020,10',
    'Descuento en otros cargos-$\u00a010,05',
    'Envío$\u00a01.500,50',
    'Total$\u00a09.306,56',
  ]);
});

test('what the pharmacy did not quote is said', async () => {
  proves('order-not-quoted');
  const { cuir } = aPrescribedMedication();
  const medications = ['Ibuprofeno', 'Amoxicilina'].map((name, index) =>
    aPrescribedMedication({ name, cuir: cuir.slice(0, -1) + (index + 1) }),
  );
  answer(listOrderPrescriptions, asList([aPrescription({ medications })]));
  open();
  expect(await screen.findByText('La farmacia no cotizó:')).toBeTruthy();
  expect(screen.getByText('Amoxicilina')).toBeTruthy();
  expect(screen.queryByText('Ibuprofeno')).toBeNull();
});

test('an order without a quote says until when the pharmacy answers, and can be neither paid nor rejected', async () => {
  order = anOrder();
  open();
  expect(
    await screen.findByText('La farmacia tiene hasta el sábado 15 a las 09:00 para contestar'),
  ).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
  expect(payment).toBeUndefined();
});

describe('a quote', () => {
  test('is rejected only after the question', async () => {
    proves('patient-rejects-a-quote');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Querés rechazar la cotización?' }));
    await user.keyboard('{Escape}');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(dialog).toBeTruthy();
    const confirm = screen.getByRole('button', { name: 'Rechazar cotización' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('Rechazado', { selector: '.chip' })).toBeTruthy();
    expect(screen.getByText('Rechazaste la cotización')).toBeTruthy();
    expect(asked).toEqual([
      {
        purchaseOrder: {
          id: order.id,
          status: 'REJECTED',
          statusReason: 'El paciente rechazó la cotización',
        },
      },
    ]);
  });

  test('that changed meanwhile is not rejected, and shows where it stands', async () => {
    answer(requestOnOrder, () => {
      order = { ...order, status: 'EXPIRED' };
      return refusal(409, 'pharmacy-orders.command-refused');
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
    await user.click(screen.getByRole('button', { name: 'Rechazar cotización' }));
    expect(await screen.findByText('Vencido', { selector: '.chip' })).toBeTruthy();
  });

  test('is paid by what is shown, and marked with its invoice', async () => {
    open();
    await heading();
    await waitFor(() => expect(payment).toMatchObject({ amount: 4812.35, isBegun: false }));
    const id = '01957000-0000-7000-8000-0000000000f1';
    await act(async () => void (await payment?.begin(id)));
    expect(asked).toMatchObject([{ purchaseOrder: { status: 'PRE_PAID', paymentDetail: { id } } }]);
    await waitFor(() => expect(payment?.isBegun).toBe(true));
  });

  test('believes nothing that a return from the payment page says', async () => {
    proves('payment-return-is-not-believed');
    open('?pago=aprobado');
    expect(await screen.findByText('Todavía no nos llegó un pago de este pedido.')).toBeTruthy();
    expect(screen.getByText('Cotizado', { selector: '.chip' })).toBeTruthy();
  });
});

test('who comes back from the payment page reads that it is processed', async () => {
  order = aQuotedOrder({ status: 'PRE_PAID', expirationDate: null });
  open('?pago=listo');
  expect(await screen.findByText('Procesando el pago')).toBeTruthy();
  expect(screen.getByText(/no pagues de nuevo/)).toBeTruthy();
});

test('who paid an order reads that it waits for the professional of a blocked prescription', async () => {
  order = aQuotedOrder({ status: 'PAID', expirationDate: null });
  const { unmount } = open();
  expect(await screen.findByText(/La farmacia está preparando el pedido/)).toBeTruthy();
  unmount();
  order = { ...order, isHeld: true };
  open();
  expect(await screen.findByText(/encontró un error en una receta/)).toBeTruthy();
  expect(screen.queryByText(/está preparando el pedido/)).toBeNull();
});

test.each([
  ['CREATED', null, /anuló una receta de este pedido. El pedido sigue sin ella/],
  ['PAID', '2025-03-08T14:00:00.000Z', /la farmacia prepara el resto/],
] as const)(
  'whose prescription was annulled reads it in an order that is %s',
  async (status, paidDate, words) => {
    proves('counter-prescriber-annuls');
    order = aQuotedOrder({ status, paidDate, hasAnnulled: true });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/está preparando el pedido/)).toBeNull();
  },
);

test('A paid order that another counter served says so and may be asked to be cancelled', async () => {
  proves('order-served-elsewhere');
  order = aQuotedOrder({
    status: 'PAID',
    paidDate: '2025-03-08T14:00:00.000Z',
    isServedElsewhere: true,
  });
  open();
  expect(await screen.findByText(/ya se dispensó en otro lado/)).toBeTruthy();
  expect(screen.queryByText(/está preparando el pedido/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Pedir que se cancele' })).toBeTruthy();
});

test('an order that waits for its price is taken back, after a question', async () => {
  order = anOrder();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retirar el pedido' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Retirar pedido' }));
  expect(await screen.findByText('Retiraste el pedido')).toBeTruthy();
  expect(asked).toMatchObject([{ purchaseOrder: { status: 'REJECTED' } }]);
});

describe('what was sent', () => {
  beforeEach(() => {
    order = aQuotedOrder({ status: 'SENT', expirationDate: null, guideNumber: 'AR123' });
  });

  test('says its guide number', async () => {
    open();
    expect(await screen.findByText('AR123')).toBeTruthy();
    expect(screen.queryByText(/Listo para retirar/)).toBeNull();
  });

  test('without one is ready to be fetched', async () => {
    order = { ...order, guideNumber: null };
    open();
    expect(await screen.findByText('Listo para retirar.')).toBeTruthy();
  });

  test('whose acceptance fails says so', async () => {
    answer(requestOnOrder, refusal(500, 'server.fault'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ya lo recibí' }));
    await user.click(screen.getByRole('button', { name: 'Sí, lo recibí' }));
    expect(await screen.findByText(/^Ocurrió un error al aceptar la entrega/)).toBeTruthy();
  });

  test('is accepted after the question, with the keyboard alone', async () => {
    proves('patient-accepts-delivery');
    const { user } = open();
    (await screen.findByRole('button', { name: 'Ya lo recibí' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '¿Recibiste el pedido?' });
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Ya recibiste este pedido.')).toBeTruthy();
    expect(asked).toMatchObject([{ purchaseOrder: { status: 'DELIVERED' } }]);
  });
});

test.each([
  [null, 'Te vamos a devolver $ 4.812,35 por el mismo medio de pago.'],
  ['2025-03-12T13:00:00.000Z', 'Te devolvimos $ 4.812,35 el 12/03/2025.'],
])('a refund of %s says %s', async (refundedDate, text) => {
  proves('refund-in-words');
  order = aQuotedOrder({
    status: 'REJECTED',
    statusReason: 'Sin stock',
    refund: { amount: 4812.35, refundedDate },
  });
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('Sin stock')).toBeTruthy();
});

test('an order that moves is read again at once', async () => {
  proves('orders-follow-pushes');
  await logInAs(marta);
  order = aQuotedOrder({ status: 'PRE_PAID', expirationDate: null });
  open();
  await screen.findByText('Procesando', { selector: '.chip' });
  await waitFor(() => expect(line.heard.get('/user/a1/private')).toBeTruthy());
  order = { ...order, status: 'PAID' };
  const { id, purchaseOrderId, status } = order;
  const body = JSON.stringify({ command: 'PurchaseOrder', order: { id, purchaseOrderId, status } });
  act(() => line.heard.get('/user/a1/private')?.({ body }));
  expect(await screen.findByText('Pagado', { selector: '.chip' })).toBeTruthy();
});
