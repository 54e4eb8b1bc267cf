import { asOk } from '@app/contract/kernel';
import { createInvoice, type Invoice } from '@app/contract/payments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { Payment } from './payment.tsx';

const invoice: Invoice = {
  id: '01957000-0000-7000-8000-0000000000f1',
  checkoutLink: '/pago-de-prueba/01957000-0000-7000-8000-0000000000f2',
  presentation: 'frame',
  amount: 18_450,
  currency: 'ARS',
};

let asked: unknown[];
const begin = vi.fn();
const refresh = vi.fn();

beforeEach(() => {
  asked = [];
  begin.mockReset().mockResolvedValue(undefined);
  refresh.mockReset();
  answer(createInvoice, ({ body }) => {
    asked.push(body);
    return asOk(invoice);
  });
});

/** An order that is marked as being paid, and released when a test presses. */
function Order({ isBegun: wasBegun = false }: { isBegun?: boolean }) {
  const [isBegun, setIsBegun] = useState(wasBegun);
  return (
    <>
      <h1 tabIndex={-1}>Pedido N.º 1042</h1>
      <Payment
        entityName="PURCHASE_ORDER"
        entityId="01957000-0000-7000-8000-0000000000a1"
        amount={18_450}
        title="Pago del pedido N.º 1042"
        isBegun={isBegun}
        begin={async (id) => {
          await begin(id);
          setIsBegun(true);
        }}
        refresh={refresh}
      />
      <button type="button" onClick={() => setIsBegun(false)}>
        falló
      </button>
    </>
  );
}

const pay = () => screen.getByRole('button', { name: /^Pagar\s\$\s18\.450,00/ });

describe('nothing is paid', () => {
  test.each([
    ['payments.amount-changed', 409, /^El monto cambió/],
    ['payments.not-payable', 409, /ya no se puede pagar/],
    ['payments.provider-unavailable', 503, /^Ocurrió un error con el servicio de pago\. No se/],
    ['server.fault', 500, /^Ocurrió un error con el servicio de pago/],
  ])('where the payment page is refused: %s', async (code, status, text) => {
    proves('payment-errors', 'payment-of-a-changed-amount');
    answer(createInvoice, refusal(status, code));
    const { user } = renderScreen(<Order />);
    await user.click(pay());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(begin).not.toHaveBeenCalled();
    expect(refresh).toHaveBeenCalled();
  });

  test('where the order cannot be marked', async () => {
    begin.mockRejectedValue(new Error('refused'));
    const { user } = renderScreen(<Order />);
    await user.click(pay());
    expect(await screen.findByText(/^Ocurrió un error al iniciar el proceso de pago/)).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('the payment page shows in a frame, or in a tab of its own, after one press', async () => {
  proves('payment-in-a-frame', 'payment-begun-once');
  renderScreen(<Order />);
  const button = pay();
  fireEvent.click(button);
  fireEvent.click(button);
  const frame = await screen.findByTitle('Pago del pedido N.º 1042');
  expect(frame.getAttribute('src')).toBe(invoice.checkoutLink);
  const page = screen.getByRole('region', { name: 'Pago del pedido N.º 1042' });
  expect(document.activeElement).toBe(page);
  const link = screen.getByRole('link', { name: 'Abrir el pago en otra pestaña' });
  expect(link.getAttribute('href')).toBe(invoice.checkoutLink);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(asked).toEqual([
    {
      amount: 18_450,
      currency: 'ARS',
      entityName: 'PURCHASE_ORDER',
      entityId: '01957000-0000-7000-8000-0000000000a1',
    },
  ]);
  expect(begin).toHaveBeenCalledExactlyOnceWith(invoice.id);
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});

test('once the frame is gone the heading has the focus', async () => {
  const { user } = renderScreen(<Order isBegun />);
  await user.click(screen.getByRole('button', { name: 'Seguir con el pago' }));
  await screen.findByTitle('Pago del pedido N.º 1042');
  fireEvent.click(screen.getByRole('button', { name: 'falló' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('after a reload the same page is opened, and nothing is begun again', async () => {
  proves('payment-goes-on-after-a-reload');
  const { user } = renderScreen(<Order isBegun />);
  await user.click(screen.getByRole('button', { name: 'Seguir con el pago' }));
  expect(await screen.findByTitle('Pago del pedido N.º 1042')).toBeTruthy();
  expect(begin).not.toHaveBeenCalled();
});

test('a payment page that no frame may show is gone to', async () => {
  proves('payment-by-redirect');
  const checkoutLink = 'https://pagos.example/checkout/1';
  answer(createInvoice, asOk({ ...invoice, checkoutLink, presentation: 'redirect' as const }));
  const gone: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    gone.push(this.href);
  });
  const { user } = renderScreen(<Order />);
  await user.click(pay());
  await waitFor(() => expect(gone).toEqual([checkoutLink]));
  expect(begin).toHaveBeenCalledBefore(vi.mocked(HTMLAnchorElement.prototype.click));
  expect(document.querySelector('iframe')).toBeNull();
});

test('a payment that came to nothing says so, and can be made again', async () => {
  const { user } = renderScreen(<Order />);
  await user.click(pay());
  await screen.findByTitle('Pago del pedido N.º 1042');
  await user.click(screen.getByRole('button', { name: 'falló' }));
  expect(screen.getByText(/^El pago no se hizo y no se cobró nada/)).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  expect(pay()).toBeTruthy();
});
