import { searchDiagnoses, searchMedications } from '@app/contract/catalogs';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { provinces, specialties } from '../../seed/catalog-data.ts';
import { readTable } from '../../seed/read-table.ts';
import { seedCatalogs } from '../../seed/seed-catalogs.ts';
import { seedLocalities } from '../../seed/seed-localities.ts';
import { aClinic, type SomePatient } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const diagnoses = readTable<'cie_10' | 'name'>('diagnoses.csv');
const diseases = readTable<'id' | 'name'>('diseases.csv');
const insurers = readTable<'id' | 'name' | 'kind'>('insurers.csv');
const plans = readTable<'id' | 'insurer' | 'name' | 'family_members_allowed'>('plans.csv');
const surgeries = readTable<'id' | 'name'>('surgeries.csv');
const medications = readTable<
  'id' | 'generic_name' | 'form' | 'concentration' | 'presentation' | 'sale_condition'
>('medications.csv');

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test.each([
  ['provinces', provinces.length, 24],
  ['insurers', insurers.length, 60],
  ['diagnoses', diagnoses.length, 600],
  ['medicines', medications.length, 400],
  ['surgeries', surgeries.length, 80],
  ['pre-existing diseases', diseases.length, 80],
])('there are enough %s', (_, count, atLeast) => {
  expect(count).toBeGreaterThanOrEqual(atLeast);
});

describe('no row is repeated', () => {
  test.each([
    ['diagnoses by code', diagnoses.map(({ cie_10 }) => cie_10)],
    ['diagnoses by name', diagnoses.map(({ name }) => name.toLowerCase())],
    ['diseases', diseases.map(({ name }) => name.toLowerCase())],
    ['surgeries', surgeries.map(({ name }) => name.toLowerCase())],
    ['insurers', insurers.map(({ name }) => name.toLowerCase())],
    ['plans', plans.map(({ insurer, name }) => `${insurer}/${name}`)],
    [
      'medicines',
      medications.map((row) =>
        [row.generic_name, row.form, row.concentration, row.presentation].join('/'),
      ),
    ],
    ['ids of diseases', diseases.map(({ id }) => id)],
    ['ids of surgeries', surgeries.map(({ id }) => id)],
    ['ids of insurers', insurers.map(({ id }) => id)],
    ['ids of plans', plans.map(({ id }) => id)],
    ['ids of medicines', medications.map(({ id }) => id)],
  ])('%s', (_, values) => {
    expect(repeated(values)).toEqual([]);
  });
});

describe('the form of a row', () => {
  test('a CIE-10 code is a letter, two digits and at most one more after a dot', () => {
    expect(diagnoses.filter(({ cie_10 }) => !/^[A-Z]\d\d(\.\d)?$/.test(cie_10))).toEqual([]);
  });

  test('each everyday name belongs to one diagnosis of the list', () => {
    const codes = readTable<'cie_10'>('diagnosis-words.csv').map(({ cie_10 }) => cie_10);
    const known = new Set(diagnoses.map(({ cie_10 }) => cie_10));
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
    expect(repeated(codes)).toEqual([]);
  });

  test('codes are in the order of the classification', () => {
    const codes = diagnoses.map(({ cie_10 }) => cie_10);
    expect(codes).toEqual([...codes].sort());
  });

  test('a medicine has form, strength with a unit, presentation and sale condition', () => {
    const unit = /\d.*(mg|g|mcg|UI|%|ml|UFC|fórmula)|fórmula OMS/;
    expect(medications.filter(({ concentration }) => !unit.test(concentration))).toEqual([]);
    expect(medications.filter(({ form, presentation }) => !form || !presentation)).toEqual([]);
    expect(
      medications.filter(
        ({ sale_condition }) =>
          !['free', 'prescription', 'archived', 'restricted'].includes(sale_condition),
      ),
    ).toEqual([]);
  });

  test('a plan belongs to a known insurer and allows a family of three at most', () => {
    const known = new Set(insurers.map(({ name }) => name));
    expect(plans.filter(({ insurer }) => !known.has(insurer))).toEqual([]);
    expect(plans.filter((plan) => !/^[0-3]$/.test(plan.family_members_allowed))).toEqual([]);
    expect(insurers.filter(({ name }) => !plans.some(({ insurer }) => insurer === name))).toEqual(
      [],
    );
  });

  test('ids of the seed stay below those of imported rows', () => {
    const ids = [...diseases, ...surgeries, ...insurers, ...plans, ...medications];
    expect(ids.filter(({ id }) => !(Number(id) > 0 && Number(id) < 100_000))).toEqual([]);
  });
});

describe('spelling', () => {
  const written = [
    ...diagnoses.map(({ name }) => name),
    ...diseases.map(({ name }) => name),
    ...surgeries.map(({ name }) => name),
    ...medications.flatMap((row) => [row.generic_name, row.form, row.presentation]),
    ...specialties.map(([, name]) => name),
    ...provinces.map(([, name]) => name),
  ];

  test('words that always have an accent are written with it', () => {
    const endings = String.raw`\w+([csx]ion|logia|tomia)`;
    const words =
      'cronic[oa]|faringea|region|organo|estomago|vesicula|higado|riñon|corazon|acido|unguento|capsula|' +
      'ovulo|champu|Neuquen|Cordoba|Tucuman|Rios|alergic[oa]|asmatic[oa]|diabetic[oa]|medica|prostata|' +
      'parpado|torax|craneo|sindrome|viric[oa]s?|util|utero|ulcera|oftalmic[oa]|otica|topic[oa]|gastrica';
    const traps = new RegExp(String.raw`\b(${endings}|${words})\b`, 'i');
    expect(written.filter((text) => traps.test(text))).toEqual([]);
  });

  test('text is in composed form, trimmed and without double spaces', () => {
    expect(written.filter((text) => text !== text.normalize('NFC').trim())).toEqual([]);
    expect(written.filter((text) => / {2}|\t/.test(text))).toEqual([]);
  });

  test('names begin with a capital and contain Spanish letters only', () => {
    const names = [...diagnoses, ...diseases, ...surgeries].map(({ name }) => name);
    expect(names.filter((name) => !/^[A-ZÁÉÍÓÚÑ]/.test(name))).toEqual([]);
    expect(names.filter((name) => /[^\wáéíóúüñöèÁÉÍÓÚÑ ,.()[\]\-/]/.test(name))).toEqual([]);
  });
});

describe('in the database', () => {
  let t: TestApp;
  let patient: SomePatient;
  beforeAll(async () => {
    t = await testApp();
    patient = await (await aClinic(t)).patient();
    await seedLocalities(t.pool as never);
  });

  const count = async (table: string) =>
    Number((await t.pool.query(`select count(*) from ${table}`)).rows[0].count);

  test('seeding again adds nothing and changes no id', async () => {
    const rows = () =>
      t.pool.query('select id, generic_name from medication order by id').then(({ rows: r }) => r);
    const [before, imports] = [await rows(), await count('list_import')];
    await seedCatalogs(t.pool as never);
    await seedLocalities(t.pool as never);
    expect(await rows()).toEqual(before);
    expect(await count('list_import')).toBe(imports);
    expect(await count('locality')).toBe(3_933);
  });

  test('medicines named in tests and the demonstration keep their ids', async () => {
    const { rows } = await t.pool.query(
      `select id, generic_name || ' ' || concentration as name from medication where id in (1, 5) order by id`,
    );
    expect(rows).toEqual([
      { id: 1, name: 'Paracetamol 500 mg' },
      { id: 5, name: 'Ibuprofeno 600 mg' },
    ]);
  });

  test('the localities name their source', async () => {
    const { rows } = await t.pool.query(`select * from list_import where list = 'localities'`);
    expect(rows).toMatchObject([
      {
        source: 'INDEC, published by georef (datos.gob.ar)',
        licence: 'CC BY 4.0',
        rows_changed: 0,
      },
    ]);
    expect(rows[0].rows_added).toBe(await count('locality'));
  });

  test.each([
    ['diabetes mellitus no insulinodependiente', 'E11.9'],
    ['j45', 'J45.9'],
    ['faringitis aguda', 'J02.9'],
    ['hernia inguinal', 'K40.9'],
    ['menière', 'H81.0'],
    ['gripe', 'J11.1'],
    ['diabetes tipo 2', 'E11.9'],
    ['dolor lumbar', 'M54.5'],
    ['j069', 'J06.9'],
    ['J06.9', 'J06.9'],
    ['presion alta', 'I10'],
    ['angina', 'J03.9'],
    ['picadura de alacran', 'T63.2'],
  ])('%s finds %s', async (description, code) => {
    proves('diagnoses-and-medicines-are-found');
    const answer = await t.call(searchDiagnoses, { query: { description } }, patient.token);
    const found = answer.json().data.map(({ cie_10 }: { cie_10: string }) => cie_10);
    expect(found).toContain(code);
  });

  test.each([
    ['diabetes tipo 2', 'E11.9'],
    ['tos', 'R05'],
    ['e119', 'E11.9'],
  ])('%s lists %s first', async (description, code) => {
    const answer = await t.call(searchDiagnoses, { query: { description } }, patient.token);
    expect(answer.json().data[0].cie_10).toBe(code);
  });

  test.each(['J02.9,', "J02.9','x", 'á', Array(11).fill('J02.9').join(',')])(
    'what comes first is refused as %j',
    async (first) => {
      const query = { description: 'faringitis', first };
      for (const search of [searchDiagnoses, searchMedications])
        expect((await t.call(search, { query }, patient.token)).statusCode).toBe(400);
    },
  );

  test('what one uses most comes first where it matches, in the order of its use, after an exact code', async () => {
    proves('most-used-first');
    const codesOf = async (description: string, first?: string) => {
      const answer = await t.call(
        searchDiagnoses,
        { query: { description, first } },
        patient.token,
      );
      return answer.json().data.map(({ cie_10 }: { cie_10: string }) => cie_10);
    };
    const usual: string[] = await codesOf('faringitis');
    const [last = '', before = ''] = usual.toReversed();
    const others = usual.slice(0, -2);
    expect(await codesOf('faringitis', `${last},I10,${before}`)).toEqual([last, before, ...others]);
    expect(await codesOf('faringitis', 'I10')).toEqual(usual);
    expect((await codesOf('R05', 'R50.9'))[0]).toBe('R05');
  });

  test('a medicine that one uses most comes first where it matches, also from beyond the first page', async () => {
    proves('most-used-first');
    const idsOf = async (first?: string) => {
      const query = { description: 'comprimido', first };
      const answer = await t.call(searchMedications, { query }, patient.token);
      return answer.json().content.map(({ id }: { id: number }) => id);
    };
    expect(await idsOf()).not.toContain(5);
    expect((await idsOf('5,1')).slice(0, 2)).toEqual([5, 1]);
  });

  test.each([
    ['levotiroxina 25 mcg', 'Levotiroxina 25 mcg'],
    ['levotiroxina 25 µg', 'Levotiroxina 25 mcg'],
    ['levotiroxina 25 μg', 'Levotiroxina 25 mcg'],
    ['levotiroxina 25', 'Levotiroxina 25 mcg'],
    ['T4 25', 'Levotiroxina 25 mcg'],
    ['amoxi clavulanico 875/125', 'Amoxicilina con ácido clavulánico 875 mg + 125 mg'],
    ['clavulánico con amoxicilina', 'Amoxicilina con ácido clavulánico'],
    ['paracetamol 1 g', 'Paracetamol 1 g'],
    ['paracetamol 1.000 mg', 'Paracetamol 1 g'],
    ['tafirol 500', 'Paracetamol 500 mg'],
    ['cloruro de sodio 0,9%', 'Cloruro de sodio 0,9 %'],
    ['cloruro de sodio 0.9 %', 'Cloruro de sodio 0,9 %'],
    ['bencilpenicilina 1200000 ui', 'Bencilpenicilina benzatínica 1.200.000 UI'],
    ['COMPRIMIDOS de ibuprofeno 400mg', 'Ibuprofeno 400 mg'],
  ])('Who searches %s finds first %s', async (description, name) => {
    const answer = await t.call(searchMedications, { query: { description } }, patient.token);
    expect(answer.json().content[0]?.description ?? 'nothing').toContain(name);
  });

  test('A number is searched from its first digit', async () => {
    const query = { description: 'levotiroxina 5' };
    const answer = await t.call(searchMedications, { query }, patient.token);
    const found = answer
      .json()
      .content.map((item: { concentration: string }) => item.concentration);
    expect(found).toContain('50 mcg');
    expect(found).not.toContain('25 mcg');
  });

  test('a medicine is found by its generic name, accents or not', async () => {
    proves('diagnoses-and-medicines-are-found', 'call-medications');
    for (const description of ['acido acetil', 'Ácido acetil', 'LOSARTAN 50']) {
      const answer = await t.call(searchMedications, { query: { description } }, patient.token);
      expect([description, answer.json().content.length > 0]).toEqual([description, true]);
    }
  });
});
