import { asOk } from '@app/contract/kernel';
import {
  importPrices,
  listPrices,
  type PricePreview,
  previewPrices,
} from '@app/contract/price-list';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PriceListScreen } from './price-list-screen.tsx';

const ibupirac = {
  product: 'Ibupirac 400',
  ingredient: 'Ibuprofeno',
  form: 'Comprimidos',
  strength: '400 mg',
  pack: 'Envase por 20',
  price: 4812.35,
};

const aPreview = (changes: Partial<PricePreview> = {}): PricePreview => ({
  rows: 1,
  added: 1,
  changed: 0,
  removed: 3,
  faulty: 0,
  faults: [],
  free: 0,
  freeOffers: [],
  sample: [ibupirac],
  usable: true,
  ...changes,
});

const CSV = 'producto;droga;forma;concentracion;presentacion;precio';

let sent: unknown[];

beforeEach(() => {
  sent = [];
  answer(
    listPrices,
    asOk({ total: 3, importedDate: '2025-03-07T21:10:00.000Z', offers: [ibupirac] }),
  );
  answer(importPrices, ({ body }) => {
    sent.push(body);
    return asOk(aPreview());
  });
});

const show = () => renderScreen(<PriceListScreen />, { path: '/farmacia/precios' });
const choose = async (user: ReturnType<typeof show>['user'], content: BlobPart, name: string) =>
  user.upload(await screen.findByLabelText('Elegir archivo CSV'), new File([content], name));

test('a list that cannot be read says so', async () => {
  answer(listPrices, refusal(500, 'server.fault'));
  show();
  expect(await screen.findByText('Ocurrió un error al obtener la lista de precios')).toBeTruthy();
});

test('a file with faults names its rows, and cannot replace the list', async () => {
  proves('price-list-import');
  answer(
    previewPrices,
    asOk(
      aPreview({
        faulty: 1,
        faults: [{ row: 12, column: 'precio', code: 'not-a-price' }],
        usable: false,
      }),
    ),
  );
  const { user } = show();
  await choose(user, CSV, 'precios.csv');
  expect(await screen.findByText('Fila 12, precio: no es un precio')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reemplazar la lista' })).toBeNull();
});

test('a file without products says so, and cannot replace the list', async () => {
  answer(previewPrices, asOk(aPreview({ rows: 0, added: 0, removed: 21, usable: false })));
  const { user } = show();
  await choose(user, CSV, 'precios.csv');
  expect(
    await screen.findByText('El archivo no tiene ningún producto: la lista queda como está.'),
  ).toBeTruthy();
  expect(screen.queryByText(/salen de la lista/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reemplazar la lista' })).toBeNull();
});

test('a file replaces the list after a look at what changes', async () => {
  answer(previewPrices, asOk(aPreview()));
  const { user } = show();
  await choose(user, CSV, 'precios.csv');
  const preview = within(
    await screen.findByRole('region', { name: 'Vista previa de precios.csv' }),
  );
  expect(preview.getByText('3 productos salen de la lista')).toBeTruthy();
  await user.dblClick(preview.getByRole('button', { name: 'Reemplazar la lista' }));
  expect(await screen.findByText('Lista reemplazada: 1 producto')).toBeTruthy();
  expect(sent).toEqual([CSV]);
});

test('A file with products at 0 names them and asks before they come into the list', async () => {
  proves('price-list-free-meant');
  const free = { free: 1, freeOffers: [{ ...ibupirac, price: 0 }] };
  answer(previewPrices, asOk(aPreview(free)));
  const asked: unknown[] = [];
  answer(importPrices, ({ query }) => {
    asked.push(query);
    return asOk(aPreview(free));
  });
  const { user } = show();
  await choose(user, CSV, 'precios.csv');
  const list = await screen.findByRole('list', { name: 'Productos con precio 0' });
  expect(within(list).getByText('Ibupirac 400 · 400 mg · Envase por 20')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reemplazar la lista' }));
  const question = within(await screen.findByRole('dialog', { name: /sin cargo\?$/ }));
  expect(asked).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Sí, sin cargo' }));
  expect(await screen.findByText('Lista reemplazada: 1 producto')).toBeTruthy();
  expect(asked).toEqual([{ freeMeant: true }]);
});

test('a file of an older spreadsheet keeps its accents', async () => {
  answer(previewPrices, ({ body }) => {
    sent.push(body);
    return asOk(aPreview());
  });
  const { user } = show();
  await choose(user, new Uint8Array([0x63, 0xe1]), 'precios.csv');
  await screen.findByRole('region', { name: 'Vista previa de precios.csv' });
  expect(sent).toEqual(['cá']);
});

test('the list is searched by product or ingredient', async () => {
  const { user, address } = show();
  expect(await screen.findByRole('rowheader', { name: 'Ibupirac 400' })).toBeTruthy();
  await user.type(screen.getByLabelText('Buscar por producto o droga'), 'ibu');
  expect(address()).toBe('/farmacia/precios?buscar=ibu');
});
