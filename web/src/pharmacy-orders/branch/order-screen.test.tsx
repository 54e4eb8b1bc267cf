import { aDispensing } from '@app/contract/dispensing/fixtures';
import { asOk } from '@app/contract/kernel';
import {
  type BranchOrderDetail,
  declineOrder,
  dispenseOrder,
  getBranchOrder,
  proveOrderDelivery,
  quoteOrder,
  shipOrder,
} from '@app/contract/pharmacy-orders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { BranchOrderScreen } from '../../app/screens/branch-order-screen.tsx';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aBranchOrder, aBranchOrderDetail, quotedItem } from '../testing/branch-order.ts';

let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-09T15:00:00Z') });
  sent = [];
  answer(quoteOrder, ({ body }) => {
    sent.push(body);
    return asOk(aBranchOrder({ status: 'QUOTED' }));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const standing = (detail: BranchOrderDetail) => answer(getBranchOrder, asOk(detail));

async function open(detail: BranchOrderDetail) {
  standing(detail);
  const shown = renderScreen(<BranchOrderScreen />, {
    path: '/farmacia/pedidos/:orderId',
    at: `/farmacia/pedidos/${detail.order.id}`,
  });
  await screen.findByRole('heading', { name: 'Pedido N.º 1042' });
  return shown;
}

const medicine = (name: string) => within(screen.getByRole('group', { name }));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
}

/** Leaves the second medicine out. */
async function withoutSecond(user: UserEvent) {
  await user.click(medicine('Amoxicilina 500 mg').getByRole('checkbox', { name: 'Lo tenemos' }));
}

test('an order of another branch is not there', async () => {
  answer(getBranchOrder, refusal(404, 'pharmacy-orders.not-found'));
  renderScreen(<BranchOrderScreen />, {
    path: '/farmacia/pedidos/:orderId',
    at: `/farmacia/pedidos/${aBranchOrder().id}`,
  });
  expect(await screen.findByText('Este pedido no es de esta sucursal')).toBeTruthy();
});

describe('a quote', () => {
  test.each([
    ['Precio por unidad', '', 'Ingresá un precio, por ejemplo 4.812,35'],
    ['Precio por unidad', '10,005', 'El precio lleva dos decimales como máximo'],
    ['Precio por unidad', '100.000.000', 'El precio es demasiado alto'],
    ['Precio por unidad', '-750', 'Ingresá un precio, por ejemplo 4.812,35'],
    ['Precio por unidad', '9'.repeat(400), 'Ingresá un precio, por ejemplo 4.812,35'],
    ['Cantidad', '3', 'No puede ser más que lo recetado'],
    ['Cantidad', '1,5', 'Ingresá la cantidad'],
    ['Cantidad', '1e0', 'Ingresá la cantidad'],
    ['Cantidad', 'x', 'Ingresá la cantidad'],
    ['Cantidad', '-2', 'La cantidad tiene que ser 1 o más'],
    ['Descuento (%)', '101', 'El porcentaje va de 0 a 100'],
    ['Producto', '', 'Ingresá el producto'],
  ])('with %s %o is not sent, and the field says why', async (label, typed, message) => {
    const { user } = await open(aBranchOrderDetail());
    await withoutSecond(user);
    const field = medicine('Ibuprofeno 400 mg').getByLabelText(label);
    await retype(user, field, typed);
    await press(user, 'Cotizar');
    expect(await screen.findByRole('alert', { name: 'Revisá estos datos' })).toBeTruthy();
    expect(medicine('Ibuprofeno 400 mg').getByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test.each([
    ['Cantidad', '-2'],
    ['Cantidad', '1,5'],
    ['Precio por unidad', '-750'],
    ['Descuento (%)', '500'],
  ])('with %s %o shows no total below zero', async (label, typed) => {
    const { user } = await open(aBranchOrderDetail());
    await withoutSecond(user);
    await retype(user, medicine('Ibuprofeno 400 mg').getByLabelText(label), typed);
    const total = screen.getAllByRole('status').find((one) => one.textContent?.includes('$'));
    expect(total?.textContent).toMatch(/^\$\u00a0\d/);
  });

  test('of nothing is not sent', async () => {
    const { user } = await open(aBranchOrderDetail());
    await withoutSecond(user);
    await user.click(medicine('Ibuprofeno 400 mg').getByRole('checkbox', { name: 'Lo tenemos' }));
    await press(user, 'Cotizar');
    expect(
      (await screen.findByRole('alert', { name: 'Revisá estos datos' })).textContent,
    ).toContain('No hay nada cotizado');
  });

  test('is filled from the price list, and a fault is said at its own line', async () => {
    const { user } = await open(aBranchOrderDetail());
    const first = medicine('Ibuprofeno 400 mg');
    expect(first.getByLabelText('Producto')).toHaveProperty('value', 'Ibupirac 400');
    await user.click(first.getByRole('checkbox', { name: 'Lo tenemos' }));
    await press(user, 'Cotizar');
    expect(await screen.findByRole('alert', { name: 'Revisá estos datos' })).toBeTruthy();
    expect(
      medicine('Amoxicilina 500 mg').getByText('Ingresá un precio, por ejemplo 4.812,35'),
    ).toBeTruthy();
  });

  test('goes with what was typed, and its total is the one of the contract', async () => {
    proves('order-quote', 'order-arithmetic');
    const { user } = await open(aBranchOrderDetail());
    await withoutSecond(user);
    const first = medicine('Ibuprofeno 400 mg');
    await user.selectOptions(first.getByLabelText('Marcas de la lista de precios'), '1');
    expect(first.getByLabelText('Producto')).toHaveProperty('value', 'Actron 400');
    await retype(user, first.getByLabelText('Descuento (%)'), '40');
    await user.click(first.getByRole('checkbox', { name: /cubre la obra social/ }));
    await press(user, 'Agregar producto');
    const extra = medicine('Producto');
    await user.type(extra.getByLabelText('Producto'), 'Termómetro');
    const named = medicine('Termómetro');
    await user.type(named.getByLabelText('Precio por unidad'), '3.500,50');
    const total = screen.getAllByRole('status').find((one) => one.textContent?.includes('$'));
    expect(total?.textContent).toBe('$\u00a09.752,50');
    await press(user, 'Cotizar');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      items: [
        {
          prescriptionId: quotedItem.prescriptionId,
          item: 1,
          name: 'Actron 400',
          pack: 'Envase por 20',
          quantity: 2,
          unitPrice: 5210,
          discount: 40,
          covered: true,
        },
      ],
      extras: [{ name: 'Termómetro', quantity: 1, unitPrice: 3500.5, discount: 0 }],
      discountOrder: 0,
      discountExtra: 0,
      deliveryCost: 0,
      validHours: 48,
      // A Sunday, when the branch is closed, is passed over.
      promisedDate: '2025-03-10',
      isFreeMeant: false,
    });
  });

  test('that the server refuses stays as it was typed, with the reason', async () => {
    answer(quoteOrder, refusal(409, 'pharmacy-orders.promised-too-late'));
    const { user } = await open(aBranchOrderDetail());
    await withoutSecond(user);
    await press(user, 'Cotizar');
    expect(await screen.findByText(/Ese día la receta ya venció/)).toBeTruthy();
    expect(medicine('Ibuprofeno 400 mg').getByLabelText('Precio por unidad')).toHaveProperty(
      'value',
      '4.812,35',
    );
  });

  test('is corrected from what was quoted', async () => {
    const { user } = await open(
      aBranchOrderDetail({ status: 'QUOTED', total: 9624.7 }, { items: [quotedItem] }),
    );
    await press(user, 'Corregir la cotización');
    expect(medicine('Ibuprofeno 400 mg').getByLabelText('Cantidad')).toHaveProperty('value', '2');
    expect(
      medicine('Amoxicilina 500 mg').getByRole('checkbox', { name: 'Lo tenemos' }),
    ).toHaveProperty('checked', false);
  });
});

test('an order is declined with a reason, once, and what was paid goes back', async () => {
  proves('order-decline');
  const { user } = await open(aBranchOrderDetail({ status: 'PAID' }, { items: [quotedItem] }));
  await press(user, 'Rechazar el pedido');
  const dialog = within(
    await screen.findByRole('dialog', { name: '¿Rechazar el pedido N.º 1042?' }),
  );
  expect(dialog.getByText(/le devolvemos todo lo que pagó/)).toBeTruthy();
  answer(declineOrder, ({ body }) => {
    sent.push(body);
    standing(aBranchOrderDetail({ status: 'REJECTED', statusReason: 'Sin stock' }));
    return asOk(aBranchOrder({ status: 'REJECTED' }));
  });
  await user.click(dialog.getByRole('button', { name: 'Rechazar el pedido' }));
  expect((await dialog.findAllByText('Ingresá el motivo')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Motivo'), 'Sin stock');
  await user.dblClick(dialog.getByRole('button', { name: 'Rechazar el pedido' }));
  expect(await screen.findByText('Rechazado', { selector: '.chip' })).toBeTruthy();
  expect(sent).toEqual([{ reason: 'Sin stock' }]);
});

test('a paid order is served prescription by prescription, and then made ready', async () => {
  proves('order-dispense-first');
  const paid = { status: 'PAID' as const };
  const { user } = await open(aBranchOrderDetail(paid, { items: [quotedItem] }));
  expect(screen.queryByRole('button', { name: 'Listo para retirar' })).toBeNull();
  const first = medicine('Ibuprofeno 400 mg');
  expect(first.getByLabelText('Producto')).toHaveProperty('value', 'Ibupirac 400');
  expect(first.getByLabelText('Presentación')).toHaveProperty('value', 'Envase por 20');
  await user.type(first.getByLabelText('Lote'), 'A7731');
  // A line that was not quoted is not handed over.
  const second = medicine('Amoxicilina 500 mg');
  expect(second.getByText('Este medicamento no se entrega.')).toBeTruthy();
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Inés Álvarez');
  await user.type(screen.getByLabelText('Matrícula'), 'M.N. 9876');
  answer(dispenseOrder, ({ body }) => {
    sent.push(body);
    standing(aBranchOrderDetail(paid, { items: [quotedItem], dispensings: [aDispensing()] }));
    return asOk(aDispensing());
  });
  await press(user, 'Registrar entrega');
  const question = within(await screen.findByRole('dialog', { name: '¿Registrar la entrega?' }));
  await user.click(question.getByRole('button', { name: 'Registrar entrega' }));
  answer(shipOrder, ({ body }) => {
    sent.push(body);
    standing(aBranchOrderDetail({ status: 'SENT' }, { items: [quotedItem] }));
    return asOk(aBranchOrder({ status: 'SENT' }));
  });
  await user.click(await screen.findByRole('button', { name: 'Listo para retirar' }));
  expect(await screen.findByText('Enviado', { selector: '.chip' })).toBeTruthy();
  expect(sent).toMatchObject([
    { prescriptionId: quotedItem.prescriptionId, pharmacist: { name: 'Inés Álvarez' } },
    { guideNumber: null },
  ]);
});

test('what goes to somebody’s home needs a guide number', async () => {
  const address = {
    street: 'Belgrano',
    number: '120',
    number_department: 'Tres Cerritos',
    floor: '2',
    city: 'Alta Gracia',
  };
  const { user } = await open(
    aBranchOrderDetail(
      { status: 'PAID', delivery: { kind: 'DELIVERY', address } },
      { items: [quotedItem], dispensings: [aDispensing()] },
    ),
  );
  expect(
    screen.getByText('Envío a domicilio: Belgrano 120, piso/depto 2, Tres Cerritos, Alta Gracia', {
      exact: false,
    }),
  ).toBeTruthy();
  await press(user, 'Despachar el pedido');
  expect((await screen.findAllByText('Ingresá el número de guía')).length).toBeGreaterThan(0);
});

test('too early to say that it arrived by the clock of the server: the branch reads why', async () => {
  answer(proveOrderDelivery, refusal(409, 'pharmacy-orders.delivery-too-early'));
  const sentDate = '2025-03-01T15:00:00.000Z';
  const { user } = await open(
    aBranchOrderDetail({ status: 'SENT', sentDate }, { items: [quotedItem] }),
  );
  await press(user, 'Cerrar como entregado');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Constancia de la entrega'), 'Remito 44');
  await user.click(dialog.getByRole('button', { name: 'Cerrar como entregado' }));
  expect(await screen.findByText(/todavía tiene tiempo para confirmar/)).toBeTruthy();
});
