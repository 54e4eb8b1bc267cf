import { asList } from '@app/contract/kernel';
import { ORDER_PRESCRIPTIONS_MAX } from '@app/contract/pharmacy-orders';
import {
  listPrescriptions,
  PRESCRIPTION_PAGE_MAX,
  type Prescription,
} from '@app/contract/prescriptions';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PrescriptionsScreen } from './prescriptions-screen.tsx';

const named = (name: string, changes: Partial<Prescription> = {}): Prescription =>
  aPrescription({
    id: name,
    prescriptionId: name,
    medications: [aPrescribedMedication({ name })],
    ...changes,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-25T15:00:00Z') });
});
afterEach(() => vi.useRealTimers());

function open(prescriptions: Prescription[], at = '/paciente/mis-recetas') {
  answer(listPrescriptions, ({ query }) => {
    const { page_number = 0 } = query as { page_number?: number };
    const from = page_number * PRESCRIPTION_PAGE_MAX;
    return asList(prescriptions.slice(from, from + PRESCRIPTION_PAGE_MAX));
  });
  return renderScreen(
    <PrescriptionsScreen
      proof={(id) => `entrega ${id}`}
      send={(chosen) => `envío de ${chosen.map(({ id }) => id).join(' y ')}`}
    />,
    { path: '/paciente/mis-recetas', at },
  );
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a prescription is not sent', () => {
  test.each<[string, Partial<Prescription>, string, string]>([
    ['overdue', { status: 'OVERDUE', state: 'overdue' }, 'vencidas', 'está vencida'],
    ['too early', { startDate: '2025-04-06' }, 'nuevas', 'se puede usar desde el 06/04/2025'],
    ['in an order', { status: 'SENT', state: 'sent' }, 'enviadas', 'ya está en un pedido'],
    ['blocked', { status: 'BLOCKED' }, 'nuevas', 'está bloqueada por la farmacia'],
    ['annulled', { status: 'ANNULLED', state: 'overdue' }, 'vencidas', 'la anuló'],
  ])('%s, and its card says why', async (_, changes, tab, why) => {
    proves('prescription-not-sent-says-why');
    open([named('Ibuprofeno', changes)], `/paciente/mis-recetas?tab=${tab}`);
    const { getByText, queryByRole } = await card('Ibuprofeno');
    expect(getByText(new RegExp(`^No se puede enviar: .*${why}`))).toBeTruthy();
    expect(queryByRole('link', { name: /^Enviar a farmacia/ })).toBeNull();
    expect(queryByRole('checkbox')).toBeNull();
  });

  test('by an old address', async () => {
    const used = named('Ibuprofeno', { status: 'DISPENSED', state: 'sent' });
    open([used], '/paciente/mis-recetas?enviar=Ibuprofeno');
    expect(await screen.findByText('Estas recetas ya no se pueden enviar')).toBeTruthy();
    expect(screen.queryByText('envío de Ibuprofeno')).toBeNull();
  });
});

test('one is sent from its card', async () => {
  const { user, address } = open([named('Ibuprofeno'), named('Enalapril')]);
  const { getByRole } = await card('Ibuprofeno');
  await user.click(getByRole('link', { name: 'Enviar a farmacia: Ibuprofeno' }));
  expect(address()).toBe('/paciente/mis-recetas?enviar=Ibuprofeno');
  expect(await screen.findByText('envío de Ibuprofeno')).toBeTruthy();
});

test('several are chosen with the keyboard and sent together', async () => {
  proves('prescriptions-sent-together');
  const { user } = open([named('Ibuprofeno'), named('Enalapril'), named('Loratadina')]);
  const boxes = ['Ibuprofeno', 'Loratadina'].map((name) => `Elegir para enviar: ${name}`);
  await card('Ibuprofeno');
  for (const name of boxes) {
    screen.getByRole('checkbox', { name }).focus();
    await user.keyboard(' ');
  }
  const bar = within(screen.getByRole('region', { name: 'Recetas elegidas' }));
  bar.getByRole('button', { name: 'Enviar 2 recetas' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('envío de Loratadina y Ibuprofeno')).toBeTruthy();
});

test('what was chosen can be given up', async () => {
  const { user } = open([named('Ibuprofeno')]);
  const { getByRole } = await card('Ibuprofeno');
  await user.click(getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Enviar 1 receta' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar selección' }));
  expect(screen.queryByRole('region', { name: 'Recetas elegidas' })).toBeNull();
});

test('an order takes no more than it can', async () => {
  const many = Array.from({ length: ORDER_PRESCRIPTIONS_MAX + 1 }, (_, index) =>
    named(`Receta ${index}`),
  );
  const { user, address } = open(many);
  await card('Receta 0');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  const send = screen.getByRole('button', { name: /^Enviar 21 recetas/ });
  expect(screen.getByText('Un pedido lleva hasta 20 recetas. Quitá alguna.')).toBeTruthy();
  await user.click(send);
  expect(address()).toBe('/paciente/mis-recetas');
});

test('a long treatment is one card with its start dates', async () => {
  proves('prescription-series');
  const consultationDTO = { consultationId: 'c1', professionalLogin: 'm' };
  const of = (startDate: string, status: Prescription['status'] = 'ISSUED') =>
    named('Enalapril', {
      id: startDate,
      prescriptionId: startDate,
      startDate,
      status,
      consultationDTO,
    });
  open([of('2025-04-06'), of('2025-03-07')]);
  const { getByText, getAllByRole, getByRole } = await card('Enalapril');
  expect(getByText('Tratamiento en 2 recetas')).toBeTruthy();
  expect(getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Desde el 07/03/2025',
    'Desde el 06/04/2025',
  ]);
  expect(
    getByRole('link', { name: 'Enviar a farmacia: Enalapril, desde el 07/03/2025' }),
  ).toBeTruthy();
  expect(getByText('No se puede enviar: se puede usar desde el 06/04/2025.')).toBeTruthy();
});

test('more than a page of prescriptions are all reached', async () => {
  proves('prescriptions-beyond-a-page');
  const { user } = open(
    Array.from({ length: PRESCRIPTION_PAGE_MAX + 1 }, (_, index) => named(`Receta ${index}.`)),
  );
  await card('Receta 100.');
  expect(screen.queryByRole('region', { name: 'Receta 0.' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await card('Receta 0.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('several medicines of one prescription are listed with where they stand', async () => {
  const medications = ['Ibuprofeno', 'Amoxicilina'].map((name, index) =>
    aPrescribedMedication({ name, cuir: aPrescribedMedication().cuir.slice(0, -1) + (index + 1) }),
  );
  open([named('', { medications })]);
  const { getAllByRole } = await card('Ibuprofeno y 1 más');
  expect(getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Ibuprofeno · 1 envase · Nueva',
    'Amoxicilina · 1 envase · Nueva',
  ]);
});

describe('a prescription in full', () => {
  test('that is not there says so', async () => {
    open([named('Ibuprofeno')], '/paciente/mis-recetas?receta=otra');
    expect(await screen.findByText('Ocurrió un error en la búsqueda de recetas')).toBeTruthy();
  });

  test('has the code that a pharmacy asks for', async () => {
    const { user } = open([named('Ibuprofeno')]);
    const { getByRole } = await card('Ibuprofeno');
    await user.click(getByRole('link', { name: 'Ver receta: Ibuprofeno' }));
    expect(
      await screen.findByText('0000 0000 02 0102 00000 00000 00000 00000 02025 01'),
    ).toBeTruthy();
    expect(screen.getByText('1 comprimido cada 8 horas por 5 días')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Imprimir: Ibuprofeno' })).toBeTruthy();
  });
});
