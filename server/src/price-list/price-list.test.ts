import { getBranchOrder } from '@app/contract/pharmacy-orders';
import {
  importPrices,
  listPrices,
  type PriceOffer,
  type PricePreview,
  previewPrices,
} from '@app/contract/price-list';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { ordersOf } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const HEADER = 'Producto;Droga;Forma;Concentración;Presentación;Precio';
const row = (product: string, price: string) =>
  `${product};Ibuprofeno;comprimidos;400 mg;Envase por 20;${price}`;
const fileOf = (...rows: string[]) => `\uFEFF${[HEADER, ...rows].join('\r\n')}\r\n`;

const take = ({ token }: Pick<Someone, 'token'>, body: string) =>
  t.call(importPrices, { body, query: {} }, token);
const preview = async ({ token }: Pick<Someone, 'token'>, body: string): Promise<PricePreview> =>
  (await t.call(previewPrices, { body }, token)).json().data;
const list = async ({ token }: Pick<Someone, 'token'>, query: object = {}) =>
  (await t.call(listPrices, { query }, token)).json().data;

describe('a price list is not changed', () => {
  test('by anybody but its branch', async () => {
    for (const who of [await clinic.patient(), await clinic.staff('PHARMACY')])
      for (const answer of [
        await take(who, fileOf(row('A', '1'))),
        await t.call(previewPrices, { body: fileOf(row('A', '1')) }, who.token),
      ])
        expect(answer.statusCode).toBe(403);
  });

  test.each([
    ['without a price', row('A', ''), { column: 'precio', code: 'missing' }],
    ['with a word for a price', row('A', 'consultar'), { column: 'precio', code: 'not-a-price' }],
    ['with a negative price', row('A', '-1'), { column: 'precio', code: 'not-a-price' }],
    ['with three decimals', row('A', '1,234'), { column: 'precio', code: 'not-a-price' }],
    ['above the highest price', row('A', '100000000'), { column: 'precio', code: 'not-a-price' }],
    ['without a product', row(' ', '1'), { column: 'producto', code: 'missing' }],
    ['with a name too long', row('A'.repeat(121), '1'), { column: 'producto', code: 'too-long' }],
    ['with a cell too many', `${row('A', '1')};50`, { column: null, code: 'columns' }],
    ['that is there before', row('BUENA', '7'), { column: null, code: 'repeated' }],
  ])('by a file with a row %s', async (_, faulty, fault) => {
    proves('price-list-import');
    const who = await clinic.pharmacist();
    await take(who, fileOf(row('Anterior', '10')));
    const file = fileOf(row('Buena', '5'), '', faulty);
    const answer = await take(who, file);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'price-list.faulty']);
    expect(answer.json().current).toMatchObject({
      rows: 2,
      faulty: 1,
      faults: [{ row: 4, ...fault }],
      usable: false,
    });
    expect(await preview(who, file)).toEqual(answer.json().current);
    expect((await list(who)).offers.map(({ product }: PriceOffer) => product)).toEqual([
      'Anterior',
    ]);
  });

  test.each([
    ['that is empty', ''],
    ['with a header alone', HEADER],
    ['of other columns', 'a;b\n1;2'],
    ['with a quote that never ends', `${HEADER}\n"A;B\n`],
    ['with a column twice', `${HEADER};Precio\n${row('A', '1')};2`],
  ])('by a file %s', async (_, file) => {
    const who = await clinic.pharmacist();
    expect((await take(who, file)).json().code).toBe('price-list.faulty');
    expect(await list(who)).toEqual({ total: 0, importedDate: null, offers: [] });
  });

  test('by 20,001 rows', async () => {
    const who = await clinic.pharmacist();
    const file = fileOf(...Array.from({ length: 20_001 }, (_, index) => row(`P${index}`, '1')));
    expect((await preview(who, file)).faults).toEqual([
      { row: 20_002, column: null, code: 'too-many' },
    ]);
  });

  test.each([
    ['Linux', '\n'],
    ['Windows', '\r\n'],
    ['old Macs', '\r'],
  ])(
    'by more lines than a list may have, empty as they are, with the line ends of %s',
    async (_, end) => {
      const who = await clinic.pharmacist();
      const file = `${HEADER}${end.repeat(40_001)}`;
      const answer = await take(who, file);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'price-list.faulty']);
      expect(answer.json().current).toEqual(await preview(who, file));
      expect(answer.json().current).toMatchObject({
        faulty: 1,
        faults: [{ row: 20_002, column: null, code: 'too-many' }],
      });
    },
  );

  test('by a row too many, whatever is below it', async () => {
    const who = await clinic.pharmacist();
    const rows = Array.from({ length: 20_001 }, (_, index) => row(`P${index}`, '1'));
    const { faults } = await preview(who, fileOf(...rows, '"a quote that never ends'));
    expect(faults).toEqual([{ row: 20_002, column: null, code: 'too-many' }]);
  });

  test.each([
    ['the header', ';'.repeat(1_000_000)],
    ['a row', `${HEADER}\n${';'.repeat(1_000_000)}`],
  ])('by a million columns of %s', async (_, file) => {
    const { faulty, faults } = await preview(await clinic.pharmacist(), file);
    expect({ faulty, faults }).toEqual({
      faulty: 1,
      faults: [{ row: 1, column: null, code: 'columns' }],
    });
  });
});

test.each([
  ['Levotiroxina', 'comprimidos', '25 µg', 'Levotiroxina', 'Comprimido', '25 mcg'],
  ['LEVOTIROXINA', 'comprimido', '25 μg', 'Levotiroxina', 'comprimidos', '25mcg'],
  ['Cloruro de sodio', 'solución', '0,9%', 'Cloruro de sodio', 'soluciones', '0.9 %'],
  ['Paracetamol', 'comprimido', '1.000 mg', 'Paracetamol', 'comprimidos', '1 g'],
  [
    'Amoxicilina + ácido clavulánico',
    'comprimido',
    '875/125 mg',
    'Ácido clavulánico con amoxicilina',
    'comprimidos',
    '125 mg + 875 mg',
  ],
  ['Bencilpenicilina', 'polvo', '1.200.000 UI', 'Bencilpenicilina', 'polvo', '1200000 U.I.'],
])('%s, %s, %s is %s, %s, %s', async (...names) => {
  const { rows } = await t.pool.query(
    'select price_key($1, $2, $3) = price_key($4, $5, $6) as same',
    names,
  );
  expect(rows).toEqual([{ same: true }]);
});

test.each([
  ['Levotiroxina', 'comprimido', '25 mcg', 'Levotiroxina', 'comprimido', '250 mcg'],
  ['Levotiroxina', 'comprimido', '25 mcg', 'Levotiroxina', 'comprimido', '25 mg'],
  [
    'Valsartán con amlodipina',
    'comprimido',
    '160 mg + 5 mg',
    'Valsartán con amlodipina',
    'comprimido',
    '5 mg + 160 mg',
  ],
  ['Ibuprofeno', 'suspensión', '2 g/100 ml', 'Ibuprofeno', 'suspensión', '4 g/100 ml'],
])('%s, %s, %s is not %s, %s, %s', async (...names) => {
  const { rows } = await t.pool.query(
    'select price_key($1, $2, $3) = price_key($4, $5, $6) as same',
    names,
  );
  expect(rows).toEqual([{ same: false }]);
});

test('One medicine written with both signs of micro is told as repeated', async () => {
  const offer = (sign: string) => `Tiroxel;Levotiroxina;comprimidos;25 ${sign}g;Envase por 50;5870`;
  const { faults } = await preview(await clinic.pharmacist(), fileOf(offer('µ'), offer('μ')));
  expect(faults).toEqual([{ row: 3, column: null, code: 'repeated' }]);
});

test('empty lines and lines of empty cells are no rows, and those below keep their places', async () => {
  const who = await clinic.pharmacist();
  const file = fileOf('', ';;;;;', row('A', '1'), '', '', ' ; ', row('B', 'x'), '', '');
  expect(await preview(who, file)).toMatchObject({
    rows: 2,
    faulty: 1,
    faults: [{ row: 8, column: 'precio', code: 'not-a-price' }],
  });
});

test.each([
  ['$ 1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['1234.50', 1234.5],
  ['1.234', 1234],
  ['ARS 12.345.678', 12_345_678],
  ['0,01', 0.01],
  ['99999999,99', 99_999_999.99],
])('a price written %s is %d', async (written, price) => {
  const who = await clinic.pharmacist();
  const { sample } = await preview(who, fileOf(row('A', written)));
  expect(sample[0]?.price).toBe(price);
});

test.each([
  ['a first line that names the delimiter', 'sep=;'],
  ['titles above its columns', 'Lista de precios, noviembre, 2026;;;;;\r\n;;;;;'],
])('A price list may have %s, and its faults keep their rows', async (_, above) => {
  const lines = above.split('\r\n').length;
  const file = [above, HEADER, row('Buena', '5,50'), row('Mala', 'x'), row('Peor', '-1')];
  const { rows, faulty, faults } = await preview(await clinic.pharmacist(), file.join('\r\n'));
  expect({ rows, faulty }).toEqual({ rows: 3, faulty: 2 });
  expect(faults.map((fault) => fault.row)).toEqual([lines + 3, lines + 4]);
});

test('A quote that never ends hides no fault above it', async () => {
  const file = fileOf(row('Mala', 'x'), row('Buena', '5'), '"Sin fin;a;b');
  const { faulty, faults } = await preview(await clinic.pharmacist(), file);
  expect(faulty).toBe(2);
  expect(faults[0]).toEqual({ row: 2, column: 'precio', code: 'not-a-price' });
  expect(faults[1]).toMatchObject({ column: null, code: 'columns' });
});

test('columns may be in any order and case, parted by commas, with quoted cells', async () => {
  const who = await clinic.pharmacist();
  const file = `PRECIO,presentacion,Concentración,FORMA,droga,producto,nota
"1.234,50","Envase, por 20",400 mg,Comprimidos,Ibuprofeno,"Ibu ""Forte""",algo
`;
  expect((await preview(who, file)).sample).toEqual([
    {
      product: 'Ibu "Forte"',
      ingredient: 'Ibuprofeno',
      form: 'Comprimidos',
      strength: '400 mg',
      pack: 'Envase, por 20',
      price: 1234.5,
    },
  ]);
});

test('a file takes the place of the whole list, and the preview says what it will change', async () => {
  proves('price-list-import');
  const [who, other] = [await clinic.pharmacist(), await clinic.pharmacist()];
  await take(other, fileOf(row('De otra', '1')));
  await take(who, fileOf(row('Igual', '1'), row('Cambia', '1'), row('Se va', '1')));
  const file = fileOf(row('Igual', '1'), row('Cambia', '2'), row('Nueva', '3'));
  const said = { rows: 3, added: 1, changed: 1, removed: 1, faulty: 0, usable: true };
  expect(await preview(who, file)).toMatchObject(said);
  expect((await list(who)).total).toBe(3);
  expect((await take(who, file)).json().data).toMatchObject(said);
  const stored = await list(who);
  expect(stored).toMatchObject({ total: 3, importedDate: expect.any(String) });
  expect(stored.offers.map(({ product, price }: PriceOffer) => [product, price])).toEqual([
    ['Cambia', 2],
    ['Igual', 1],
    ['Nueva', 3],
  ]);
  expect((await list(who, { search: 'NUÉV' })).total).toBe(1);
  expect((await list(who, { search: '%' })).total).toBe(0);
  expect((await list(other)).total).toBe(1);
});

test('A product at 0 comes into the list only once it is said to be meant', async () => {
  proves('price-list-free-meant');
  const who = await clinic.pharmacist();
  await take(who, fileOf(row('Anterior', '10')));
  const file = fileOf(row('Con precio', '5'), row('Muestra', '0'), row('Otra', '$ 0,00'));
  const refused = await take(who, file);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'price-list.free-not-meant']);
  expect(refused.json().current).toEqual(await preview(who, file));
  expect(refused.json().current).toMatchObject({
    free: 2,
    freeOffers: [{ product: 'Muestra' }, { product: 'Otra' }],
    usable: true,
  });
  expect((await list(who)).offers).toMatchObject([{ product: 'Anterior' }]);
  const meant = await t.call(importPrices, { body: file, query: { freeMeant: 'true' } }, who.token);
  expect(meant.statusCode).toBe(200);
  expect((await list(who)).total).toBe(3);
});

test('of two files at once one is the list, whole', async () => {
  proves('price-list-import');
  const who = await clinic.pharmacist();
  const files = ['A', 'B', 'C', 'D'].map((name) =>
    fileOf(...Array.from({ length: 50 }, (_, index) => row(`${name}${index}`, '1'))),
  );
  const answers = await Promise.all(files.map((file) => take(who, file)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const { total, offers } = await list(who);
  expect(total).toBe(50);
  expect(new Set(offers.map(({ product }: PriceOffer) => product[0])).size).toBe(1);
});

test('a branch that quotes is shown every brand of the ingredient, form and strength, the cheapest first', async () => {
  proves('price-list-brands');
  const orders = ordersOf(t, clinic);
  const { id, pharmacist, prescription } = await orders.aSentOrder();
  const { rows } = await t.pool.query(
    'select generic_name, form, concentration from prescription_line where prescription_id = $1 and item = 2',
    [prescription.prescriptionId],
  );
  const [{ generic_name, form, concentration }] = rows;
  const brand = (product: string, price: string, strength = concentration) =>
    [product, generic_name.toUpperCase(), form.toLowerCase(), strength, 'Por 20', price].join(';');
  await take(
    pharmacist,
    fileOf(
      brand('Caro', '900'),
      brand('Barato', '100', concentration.replaceAll(' ', '')),
      brand('Otro', '1', '999 mg'),
    ),
  );
  const detail = await t.call(getBranchOrder, { params: { orderId: id } }, pharmacist.token);
  const { offers } = detail.json().data;
  expect(offers).toMatchObject([
    {
      prescriptionId: prescription.prescriptionId,
      item: 2,
      brands: [{ product: 'Barato' }, { product: 'Caro' }],
    },
  ]);
});
