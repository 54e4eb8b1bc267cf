import { asList, asOk } from '@app/contract/kernel';
import { createOrder, searchBranches } from '@app/contract/pharmacy-orders';
import { aBranch, anOrder } from '@app/contract/pharmacy-orders/fixtures';
import { aPrescription } from '@app/contract/prescriptions/fixtures';
import { getOwnProfile } from '@app/contract/profiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../../architecture/requirements/index.ts';
import { soledad } from '../../../profiles/testing/patient.ts';
import { answer, refusal, type SeenRequest } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { SendScreen } from './send-screen.tsx';

let searched: string[];
let sent: SeenRequest[];

beforeEach(() => {
  // A Monday afternoon.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-10T15:00:00Z') });
  searched = [];
  sent = [];
  answer(searchBranches, ({ query }) => {
    searched.push((query as { name: string }).name);
    return asList([aBranch()]);
  });
  answer(getOwnProfile, asOk(soledad));
  answer(createOrder, (request) => {
    sent.push(request);
    return asOk(anOrder());
  });
});
afterEach(() => vi.useRealTimers());

const open = () =>
  renderScreen(
    <SendScreen
      prescriptions={[
        aPrescription(),
        aPrescription({ id: '01957000-0000-7000-8000-000000000002', patient_name: 'Inés Álvarez' }),
      ]}
    />,
    { path: '/paciente/mis-recetas', at: '/paciente/mis-recetas?enviar=a,b' },
  );

type User = ReturnType<typeof open>['user'];

const search = async (user: User, text: string) =>
  user.type(await screen.findByRole('searchbox', { name: /Buscar farmacia/ }), text);

async function choosePharmacy(user: User) {
  await search(user, 'boul');
  await user.click(
    await screen.findByRole('button', {
      name: 'Elegir esta farmacia: Farmacia del Boulevard, Nueva Córdoba',
    }),
  );
}

async function goToSummary(user: User) {
  await choosePharmacy(user);
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  return screen.findByRole('button', { name: 'Enviar a la farmacia' });
}

describe('the search of a pharmacy', () => {
  test('says what to type, and asks nothing before four letters', async () => {
    proves('pharmacy-search-from-four');
    const { user } = open();
    await search(user, 'bou');
    expect(screen.getByText('Escribí al menos 4 letras del nombre o de la calle.')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'l');
    expect(await screen.findByText('1 farmacia encontrada')).toBeTruthy();
    expect(searched).toEqual(['boul']);
  });

  test('says when there is none', async () => {
    answer(searchBranches, asList([]));
    const { user } = open();
    await search(user, 'nada');
    expect(await screen.findByText(/^No encontramos farmacias/)).toBeTruthy();
  });

  test('that fails says so, and is made again when asked', async () => {
    answer(searchBranches, refusal(500, 'server.fault'));
    const { user } = open();
    await search(user, 'boul');
    expect(await screen.findByText('Ocurrió un error en la búsqueda de farmacias')).toBeTruthy();
    answer(searchBranches, asList([aBranch()]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Farmacia del Boulevard, Nueva Córdoba')).toBeTruthy();
  });

  test('shows where each is, its telephone and whether it is open', async () => {
    proves('pharmacy-search-from-prescriptions', 'pharmacy-opening-in-words');
    const { user } = open();
    await search(user, 'boulevard');
    const found = within(
      await screen.findByRole('region', { name: 'Farmacia del Boulevard, Nueva Córdoba' }),
    );
    for (const text of [
      'Obispo Trejo 812, Córdoba',
      '(351) 422-1100',
      'Abierta ahora · hasta 20:00',
    ]) {
      expect(found.getByText(text)).toBeTruthy();
    }
  });
});

describe('the address', () => {
  const home = async (user: User) => {
    await choosePharmacy(user);
    await user.click(await screen.findByRole('radio', { name: /^Envío a domicilio/ }));
  };

  test('that misses something is not taken, and says what', async () => {
    const { user } = open();
    await home(user);
    await user.clear(screen.getByLabelText('Calle'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect((await screen.findAllByText('La calle es requerida')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Enviar a la farmacia' })).toBeNull();
  });

  test('is the one of the profile, and another one for this order only', async () => {
    proves('order-delivery-address');
    const { user } = open();
    await home(user);
    const street = screen.getByLabelText('Calle') as HTMLInputElement;
    expect(street.value).toBe(soledad.address_dto?.street);
    await user.clear(street);
    await user.type(street, 'Belgrano');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar a la farmacia' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      delivery: { kind: 'DELIVERY', address: { street: 'Belgrano' } },
    });
  });
});

test('an address that was written is there after another look at the pharmacies', async () => {
  const { user } = open();
  await choosePharmacy(user);
  await user.click(await screen.findByRole('radio', { name: /^Envío a domicilio/ }));
  const street = () => screen.getByLabelText<HTMLInputElement>('Calle');
  await user.clear(street());
  await user.type(street(), 'Belgrano');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await choosePharmacy(user);
  await screen.findByRole('heading', { level: 1, name: 'Elegí cómo lo recibís' });
  expect(document.title).toMatch(/^Elegí cómo lo recibís · /);
  expect(street().value).toBe('Belgrano');
});

describe('an order is not taken', () => {
  test.each([
    ['pharmacy-orders.prescription-unavailable', /ya está en otro pedido/],
    ['pharmacy-orders.prescription-overdue', /está vencida/],
    ['pharmacy-orders.prescription-not-started', /todavía no se puede usar/],
    ['pharmacy-orders.branch-closed', /elegí otra farmacia/],
    ['request.invalid', /^Ocurrió un error en el envío de la receta/],
  ])('%s says what to do', async (code, text) => {
    proves('sending-fails');
    answer(createOrder, refusal(409, code));
    const { user, address } = open();
    await user.click(await goToSummary(user));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(address()).toContain('paso=resumen');
  });
});

test('the last look says where, what, for whom and how, and leads to the order', async () => {
  proves('prescriptions-sent-to-a-branch');
  const { user, address } = open();
  const send = await goToSummary(user);
  const summary = within(screen.getByRole('region', { name: 'Farmacia del Boulevard' }));
  for (const text of ['Obispo Trejo 812, Córdoba', 'Tomás Núñez, Inés Álvarez']) {
    expect(summary.getByText(text)).toBeTruthy();
  }
  expect(summary.getByText('Retiro en la sucursal')).toBeTruthy();
  await user.click(send);
  await waitFor(() => expect(address()).toBe(`/paciente/mis-pedidos/${anOrder().id}`));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      branchOffice: { id: aBranch().id },
      prescriptions: [
        { id: '01957000-0000-7000-8000-000000000001' },
        { id: '01957000-0000-7000-8000-000000000002' },
      ],
      delivery: { kind: 'PICKUP' },
    },
  ]);
});

test('pressed twice it is one order', async () => {
  const { user, address } = open();
  const button = await goToSummary(user);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(address()).toBe(`/paciente/mis-pedidos/${anOrder().id}`));
  expect(sent).toHaveLength(1);
});

test('pressed again after a failure it is the same order', async () => {
  proves('order-sent-once');
  const keys: (string | null)[] = [];
  answer(createOrder, ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? refusal(500, 'server.fault') : asOk(anOrder());
  });
  const { user } = open();
  await user.click(await goToSummary(user));
  await screen.findByText(/^Ocurrió un error en el envío de la receta/);
  await user.click(screen.getByRole('button', { name: 'Enviar a la farmacia' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('the way back leads to the step before, and keeps what was chosen', async () => {
  const { user } = open();
  await goToSummary(user);
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Elegí cómo lo recibís' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Elegí la farmacia' })).toBeTruthy();
});
