import { asOk } from '@app/contract/kernel';
import {
  type BranchOrderDetail,
  getBranchOrder,
  type NewQuote,
  quoteOrder,
  withdrawQuote,
} from '@app/contract/pharmacy-orders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../../architecture/requirements/index.ts';
import { BranchOrderScreen } from '../../../app/screens/branch-order-screen.tsx';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { aBranchOrderDetail, quotedItem } from '../../testing/branch-order.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-09T15:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const standing = (detail: BranchOrderDetail) => answer(getBranchOrder, asOk(detail));

/** The order with a quote of one line, at a version. */
const quotedAt = (quoteVersion: number, unitPrice: number): BranchOrderDetail =>
  aBranchOrderDetail(
    { status: 'QUOTED', quoteVersion, total: unitPrice * 2, promisedDate: '2025-03-10' },
    { items: [{ ...quotedItem, unitPrice }] },
  );

async function open(detail: BranchOrderDetail) {
  standing(detail);
  const shown = renderScreen(<BranchOrderScreen />, {
    path: '/farmacia/pedidos/:orderId',
    at: `/farmacia/pedidos/${detail.order.id}`,
  });
  await screen.findByRole('heading', { name: 'Pedido N.º 1042' });
  return shown;
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const price = () =>
  within(screen.getByRole('group', { name: 'Ibuprofeno 400 mg' })).getByLabelText(
    'Precio por unidad',
  );

async function typePrice(user: UserEvent, text: string) {
  await user.clear(price());
  await user.type(price(), text);
}

/** Opens the correction of a quote of $ 1.000 per pack, and types another price. */
async function correctTo(typed: string) {
  const shown = await open(quotedAt(1, 1000));
  await press(shown.user, 'Corregir la cotización');
  await typePrice(shown.user, typed);
  return shown;
}

const stale = () => screen.findByRole('region', { name: /^La cotización cambió mientras/ });

/** Accepts only what is sent over the colleague's quote, version 2. */
function colleagueWasFaster() {
  const written: { version: string | null; quote: NewQuote }[] = [];
  answer(quoteOrder, ({ headers, body }) => {
    const version = headers.get('If-Match');
    if (version !== '"2"') {
      standing(quotedAt(2, 1500));
      const current = quotedAt(2, 1500).order;
      return refusal(409, 'pharmacy-orders.changed-meanwhile', { current });
    }
    const quote = body as NewQuote;
    written.push({ version, quote });
    standing(quotedAt(3, quote.items[0]?.unitPrice ?? 0));
    return asOk(quotedAt(3, 7000).order);
  });
  return written;
}

test('a correction proposes the hours for which the quote was valid, and says which are too many', async () => {
  const { order, ...detail } = quotedAt(1, 1000);
  const dates = { quotedDate: '2025-03-09T12:00:00Z', expirationDate: '2025-03-13T12:00:00Z' };
  const { user } = await open({ ...detail, order: { ...order, ...dates } });
  await press(user, 'Corregir la cotización');
  const hours = screen.getByLabelText('Vale por (horas)');
  expect(hours).toHaveProperty('value', '96');
  await user.clear(hours);
  await user.type(hours, '1000');
  await press(user, 'Guardar la corrección');
  expect((await screen.findAllByText(/Puede valer 168 horas como máximo/)).length).toBeGreaterThan(
    0,
  );
});

describe('A price of 0', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Es sin cargo?' });

  /** Refuses what is free until it is said to be meant, as the server does. */
  function asksAboutFree() {
    const written: NewQuote[] = [];
    answer(quoteOrder, ({ body }) => {
      const quote = body as NewQuote;
      if (!quote.isFreeMeant) return refusal(409, 'pharmacy-orders.free-not-meant');
      written.push(quote);
      standing(quotedAt(2, 0));
      return asOk(quotedAt(2, 0).order);
    });
    return written;
  }

  test('is asked about with the name, and sent once it is meant', async () => {
    proves('order-quote-free-meant');
    const { user } = await correctTo('0');
    const written = asksAboutFree();
    await press(user, 'Guardar la corrección');
    const asked = within(await question());
    expect(asked.getByText(/el precio es 0/).textContent).toContain(quotedItem.name);
    await user.click(asked.getByRole('button', { name: 'Sí, sin cargo' }));
    await screen.findByRole('button', { name: 'Corregir la cotización' });
    expect(written).toMatchObject([{ items: [{ unitPrice: 0 }], isFreeMeant: true }]);
  });

  test('is corrected where it was a slip, and nothing was sent', async () => {
    const { user } = await correctTo('0');
    const written = asksAboutFree();
    await press(user, 'Guardar la corrección');
    await user.click(
      within(await question()).getByRole('button', { name: 'No, corregir el precio' }),
    );
    expect(price()).toHaveProperty('value', '0');
    expect(screen.queryByText(/No se pudo enviar la cotización/)).toBeNull();
    expect(written).toEqual([]);
  });
});

describe('a quote that a colleague stored meanwhile', () => {
  test('is shown beside what was typed, which is written over it only when asked', async () => {
    proves('order-quote-over-the-read');
    const { user } = await correctTo('7.000');
    const written = colleagueWasFaster();
    await press(user, 'Guardar la corrección');
    const theirs = within(await stale());
    expect(theirs.getByText('$ 3.000,00')).toBeTruthy();
    expect(price()).toHaveProperty('value', '7.000');
    expect(written).toEqual([]);
    await user.click(theirs.getByRole('button', { name: 'Guardar lo que escribí' }));
    expect(await screen.findByRole('button', { name: 'Corregir la cotización' })).toBeTruthy();
    expect(written).toMatchObject([{ version: '"2"', quote: { items: [{ unitPrice: 7000 }] } }]);
  });

  test('takes the place of what was typed when asked', async () => {
    const { user } = await correctTo('7.000');
    colleagueWasFaster();
    await press(user, 'Guardar la corrección');
    await user.click(
      within(await stale()).getByRole('button', { name: 'Descartar lo que escribí' }),
    );
    const table = await screen.findByRole('table', { name: 'Medicamentos cotizados' });
    expect(within(table).getByText('$ 1.500,00')).toBeTruthy();
  });

  test('keeps the form of a new order, also before it is sent', async () => {
    proves('order-quote-over-the-read');
    const { user, readAgain } = await open(aBranchOrderDetail());
    await typePrice(user, '9.000');
    standing(quotedAt(1, 1500));
    await readAgain();
    expect(await stale()).toBeTruthy();
    expect(price()).toHaveProperty('value', '9.000');
  });
});

describe('what was typed is not thrown away unasked', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Salir sin guardar?' });

  test.each([
    ['cancelled', (user: UserEvent) => press(user, 'Cancelar')],
    [
      'left for the board',
      (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Volver a los pedidos' })),
    ],
  ])('where a correction is %s', async (_, leave) => {
    const { user } = await correctTo('7.000');
    await leave(user);
    const asked = within(await question());
    await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
    expect(price()).toHaveProperty('value', '7.000');
    await leave(user);
    await user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByLabelText('Precio por unidad')).toBeNull());
  });

  test('where a new quote is left', async () => {
    const { user } = await open(aBranchOrderDetail());
    await typePrice(user, '9.000');
    await user.click(screen.getByRole('link', { name: 'Volver a los pedidos' }));
    expect(await question()).toBeTruthy();
  });

  test('and nothing is asked where nothing was typed, or it was saved', async () => {
    const { user, address } = await open(quotedAt(1, 1000));
    await press(user, 'Corregir la cotización');
    await press(user, 'Cancelar');
    await press(user, 'Corregir la cotización');
    await typePrice(user, '7.000');
    answer(quoteOrder, () => {
      standing(quotedAt(2, 7000));
      return asOk(quotedAt(2, 7000).order);
    });
    await press(user, 'Guardar la corrección');
    await screen.findByRole('button', { name: 'Corregir la cotización' });
    await user.click(screen.getByRole('link', { name: 'Volver a los pedidos' }));
    expect(address()).toBe('/farmacia/pedidos');
  });
});

test('a quote is withdrawn with a reason, and the order waits for another one', async () => {
  const sent: unknown[] = [];
  answer(withdrawQuote, ({ body }) => {
    sent.push(body);
    const unquoted = aBranchOrderDetail({ quoteVersion: 2 });
    standing(unquoted);
    return asOk(unquoted.order);
  });
  const { user } = await open(quotedAt(1, 1000));
  await press(user, 'Retirar la cotización');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Retirar la cotización' }));
  expect((await dialog.findAllByText('Ingresá el motivo')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Motivo'), 'Otro precio');
  await user.click(dialog.getByRole('button', { name: 'Retirar la cotización' }));
  expect(await screen.findByRole('button', { name: 'Cotizar' })).toBeTruthy();
  expect(sent).toEqual([{ reason: 'Otro precio' }]);
});
