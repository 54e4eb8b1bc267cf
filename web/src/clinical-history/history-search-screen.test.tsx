import { searchHistories } from '@app/contract/clinical-history';
import { asList } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { HistorySearchScreen } from './history-search-screen.tsx';

const row = {
  id: '0198c0de-0000-7000-8000-00000000b001',
  clinicHistoryId: 5521,
  first_name: 'Tomás',
  last_name: 'González',
  id_number: '52123456',
  last_consultation: '2025-03-07T23:05:00.000Z',
};

const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  answer(searchHistories, ({ body }) => {
    asked.push(body);
    return asList([row]);
  });
});

const open = (state: unknown = null) =>
  renderScreen(<HistorySearchScreen emergency={<button type="button">Urgencia</button>} />, {
    path: '/historia-clinica',
    at: { pathname: '/historia-clinica', state },
  });

test('nothing is searched until it is asked for', () => {
  open();
  expect(screen.getByText('Buscá a un paciente que atendiste')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a period that ends before it starts is not searched', async () => {
  const { user } = open({ histories: { fromDate: '2025-03-07', toDate: '2025-03-01' } });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const words = 'La fecha hasta debe ser igual o posterior a la fecha desde.';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
});

test.each(['31/02/2026', '15/12', '7/3'])(
  'the day %s is not left out in silence',
  async (typed) => {
    const { user } = open();
    await user.type(screen.getByLabelText('Consultas desde'), typed);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    const words = 'Escribí la fecha como 25/03/2026.';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  },
);

test('a search that fails says so and can be repeated', async () => {
  proves('patient-search-fails');
  let refusals = 1;
  answer(searchHistories, () => (refusals-- > 0 ? refusal(500, 'server.fault') : asList([row])));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('Ocurrió un error en la búsqueda del paciente')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('rowheader', { name: 'González, Tomás' })).toBeTruthy();
});

test('too many searches are told apart from a failure', async () => {
  answer(searchHistories, refusal(429, 'request.too-many'));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText(/^Probaste muchas veces/)).toBeTruthy();
});

test('a search without results says who may appear', async () => {
  answer(searchHistories, asList([]));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('No se encontraron historias clínicas')).toBeTruthy();
});

test('what is typed travels in the body, empty fields left out, and never in the address', async () => {
  proves('history-search-filters');
  const { user, address } = open();
  await user.type(screen.getByRole('textbox', { name: 'Nombre y apellido' }), ' gonza ');
  await user.type(screen.getByRole('textbox', { name: 'DNI' }), '52.123.456');
  await user.type(screen.getByRole('textbox', { name: 'Número de historia clínica' }), '5521');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 historia clínica en la búsqueda')).toBeTruthy();
  expect(asked).toEqual([{ fullName: 'gonza', idNumber: '52123456', clinicHistoryId: 5521 }]);
  expect(address()).toBe('/historia-clinica');
});

test('a result shows the patient and leads to the history by its opaque id', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('rowheader', { name: 'González, Tomás' })).toBeTruthy();
  for (const words of ['5521', '52.123.456', '07/03/2025']) {
    expect(screen.getByRole('cell', { name: new RegExp(words) })).toBeTruthy();
  }
  await user.click(screen.getByRole('link', { name: 'Ver historia de González, Tomás' }));
  expect(address()).toBe(`/historia-clinica/${row.id}`);
});

test('coming back finds the search again', async () => {
  open({ histories: { fullName: 'gonza' } });
  expect(await screen.findByRole('rowheader', { name: 'González, Tomás' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Nombre y apellido' })).toHaveProperty(
    'value',
    'gonza',
  );
});
