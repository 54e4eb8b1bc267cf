import { asOk } from '@app/contract/kernel';
import { decideTestCheckout, getTestCheckout, type TestCheckout } from '@app/contract/payments';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { socket } from '../lib/server/socket.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { TestCheckoutScreen } from './test-checkout-screen.tsx';

let checkout: TestCheckout;

beforeEach(() => {
  checkout = {
    id: '01957000-0000-7000-8000-0000000000f2',
    amount: 18_450,
    description: 'Pedido N.º 1042',
    status: 'OPEN',
  };
  answer(getTestCheckout, () => asOk(checkout));
  answer(decideTestCheckout, ({ body }) => {
    const { decision } = body as { decision: TestCheckout['status'] };
    checkout = { ...checkout, status: decision };
    return asOk(checkout);
  });
});

const open = () =>
  renderScreen(<TestCheckoutScreen />, {
    path: '/pago-de-prueba/:checkoutId',
    at: `/pago-de-prueba/${checkout.id}`,
  });

test('a page that is not there, or of somebody else, says so', async () => {
  answer(getTestCheckout, refusal(404, 'payments.not-found'));
  open();
  expect(await screen.findByText('Ocurrió un error con el servicio de pago')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
});

test('one that was decided elsewhere says so', async () => {
  answer(decideTestCheckout, () => {
    checkout = { ...checkout, status: 'APPROVED' };
    return refusal(409, 'payments.closed');
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Este pago ya se decidió.')).toBeTruthy();
  expect(await screen.findByText('Aprobaste el pago.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
});

test('says what is paid and that no money moves, and opens no socket', async () => {
  proves('test-payment-page');
  const connect = vi.spyOn(socket, 'connect');
  open();
  expect(await screen.findByText('Pedido N.º 1042')).toBeTruthy();
  expect(screen.getByText('$ 18.450,00')).toBeTruthy();
  expect(screen.getByText('Esto es una prueba: no se mueve dinero.')).toBeTruthy();
  expect(connect).not.toHaveBeenCalled();
});

test.each([
  ['Aprobar', 'Aprobaste el pago.'],
  ['Rechazar', 'Rechazaste el pago.'],
])('%s ends it, and says to go back', async (name, text) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/^Volvé a la página desde la que pagás/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was left pending is decided later', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Dejar pendiente' }));
  expect(await screen.findByText(/^El pago quedó pendiente/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Aprobaste el pago.')).toBeTruthy();
});
