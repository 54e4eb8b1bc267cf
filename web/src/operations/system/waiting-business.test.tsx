import { asOk } from '@app/contract/kernel';
import { getWaitingBusiness, type WaitingBusiness } from '@app/contract/operations';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { WaitingBusinessScreen } from './waiting-business-screen.tsx';

const BUSINESS: WaitingBusiness = {
  orders: [
    {
      number: 1004,
      branch: 'Farmacia del Parque',
      branchPhone: '1145678901',
      sentDate: '2026-11-20T12:00:00.000Z',
      expiresDate: '2026-11-22T12:00:00.000Z',
    },
  ],
  refunds: [
    {
      id: '01957000-0000-7000-8000-0000000000e1',
      pesos: 9800.25,
      dueDate: '2026-11-20T12:00:00.000Z',
      tries: 3,
      nextTryDate: '2026-11-20T13:00:00.000Z',
      problem: 'answered 500',
    },
  ],
};

test('what cannot be read says so, and is read again when asked', async () => {
  answer(getWaitingBusiness, refusal(500, 'server.fault'));
  const { user } = renderScreen(<WaitingBusinessScreen />);
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  answer(getWaitingBusiness, asOk(BUSINESS));
  await user.click(again);
  expect(await screen.findByText('N.º 1004')).toBeTruthy();
});

test('where nothing waits it says so', async () => {
  answer(getWaitingBusiness, asOk({ orders: [], refunds: [] }));
  renderScreen(<WaitingBusinessScreen />);
  expect(await screen.findByText('Ninguna sucursal tiene pedidos sin cotizar')).toBeTruthy();
  expect(screen.getByText('No hay devoluciones con problema')).toBeTruthy();
});

test('orders name their branch and its telephone, refunds their amount and what went wrong', async () => {
  answer(getWaitingBusiness, asOk(BUSINESS));
  renderScreen(<WaitingBusinessScreen />);
  const orders = await screen.findByRole('table', { name: 'Pedidos sin cotizar' });
  expect(within(orders).getByText('Farmacia del Parque')).toBeTruthy();
  const refunds = screen.getByRole('table', { name: 'Devoluciones con problema' });
  expect(within(refunds).getByText(/9\.800,25/)).toBeTruthy();
  expect(within(refunds).getByText('answered 500')).toBeTruthy();
});
