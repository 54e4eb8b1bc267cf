import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { seedCatalogs } from '../../../seed/seed-catalogs.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { describe as describeImport, runImport } from './import-command.ts';

const SEED = path.resolve(import.meta.dirname, '../../../seed');
const CLI = path.resolve(import.meta.dirname, '../cli.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'cercana-import-'));

let pool: pg.Pool;
let url: string;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  url = cloned.url;
  pool = new pg.Pool({ connectionString: url });
  await seedCatalogs(pool as never);
  return async () => {
    await pool.end();
    await cloned.drop();
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(content: string | Buffer, extension = 'csv'): string {
  files += 1;
  const file = path.join(folder, `${files}.${extension}`);
  writeFileSync(file, content);
  return file;
}

const run = (name: string, content: string | Buffer, ...options: string[]) =>
  runImport({ pool }, name, [fileOf(content), ...options]);

const rowsOf = async (query: string) => (await pool.query(query)).rows;
const diagnosis = async (code: string) =>
  (await rowsOf(`select name, active from diagnosis where cie_10 = '${code}'`))[0];
const imports = async () => Number((await rowsOf('select count(*) as n from list_import'))[0].n);

describe('a file that is no list', () => {
  let before: unknown[];
  beforeEach(async () => {
    before = await rowsOf('select * from diagnosis order by cie_10');
  });
  const isAsBefore = async () =>
    expect(await rowsOf('select * from diagnosis order by cie_10')).toEqual(before);

  test('a file that is not there is said by its name', async () => {
    await expect(runImport({ pool }, 'diagnoses', ['no-hay.csv'])).rejects.toThrow('no-hay.csv');
  });

  test('without a file the way to call is shown', async () => {
    await expect(runImport({ pool }, 'diagnoses', [])).rejects.toThrow('import:diagnoses FILE');
  });

  test('an option that does not exist is named', async () => {
    await expect(run('diagnoses', 'cie_10,name\n', '--dryrun')).rejects.toThrow('--dryrun');
  });

  test('a missing column is named, with those that are there', async () => {
    await expect(run('diagnoses', 'codigo;capitulo\nA00;I\n')).rejects.toThrow(
      'The file lacks name. Its columns: codigo, capitulo.',
    );
    await isAsBefore();
  });

  test('a file without rows never empties a list', async () => {
    for (const content of ['', 'cie_10,name\n', '\n\n']) {
      await expect(run('diagnoses', content, '--deactivate-missing')).rejects.toThrow(
        'The file has no rows.',
      );
    }
    await isAsBefore();
  });

  test('a field of a megabyte is refused with its line', async () => {
    proves('imports-survive-hostile-files');
    const content = `cie_10,name\nA00,Cólera\nA01,${'x'.repeat(1024 * 1024)}\n`;
    await expect(run('diagnoses', content)).rejects.toThrow(/line 3/);
    await isAsBefore();
  });

  test('a quote that is never closed is refused with its line', async () => {
    await expect(run('diagnoses', 'cie_10,name\nA00,"Cólera\nA01,Tifus\n')).rejects.toThrow(
      /quot.*line/i,
    );
    await isAsBefore();
  });

  test('broken JSON and JSON without a list are refused', async () => {
    await expect(run('localities', '{"localidades": [')).rejects.toThrow(/JSON/);
    await expect(run('localities', '{"cantidad": 0}')).rejects.toThrow('holds no list');
  });
});

describe('rows that are wrong', () => {
  const CONTENT = [
    'cie_10,name',
    'Q00.0,Anencefalia',
    'cólera,Cólera',
    'Q01.9,',
    'Q02',
    `Q03.9,${'x'.repeat(301)}`,
    '',
  ].join('\n');

  test('are told with their lines, and nothing is written', async () => {
    const summary = await run('diagnoses', CONTENT);
    expect(summary).toMatchObject({ isWritten: false, read: 5, added: 1, problemCount: 4 });
    expect(summary.problems).toEqual([
      'line 3: cie_10 is no CIE-10 code',
      'line 4: name is empty',
      'line 5: name is missing',
      'line 6: name has more than 300 characters',
    ]);
    expect(await diagnosis('Q00.0')).toBeUndefined();
    expect(describeImport('diagnoses', summary)).toContain('Nothing was written.');
  });

  test('the others are written where that is asked for; what is wrong is not missing', async () => {
    const summary = await run('diagnoses', CONTENT, '--skip-invalid', '--deactivate-missing');
    expect(summary).toMatchObject({ isWritten: true, added: 1, deactivated: 0 });
    expect(await diagnosis('Q00.0')).toEqual({ name: 'Anencefalia', active: true });
  });

  test('a thousand of them are counted, and the first twenty are told', async () => {
    const summary = await run('diagnoses', `cie_10,name\n${'??,Nada\n'.repeat(1_000)}`);
    expect(summary.problems).toHaveLength(20);
    expect(describeImport('diagnoses', summary)).toContain('… and 980 more');
  });

  test('a locality of an unknown province and a plan of an unknown insurer are told', async () => {
    const localities = await run('localities', 'provincia_id,nombre\n99,Ningún Lugar\n');
    expect(localities.problems).toEqual(['line 2: province_code 99 is not in the list']);
    const plans = await run(
      'plans',
      'insurer,name,monthly_consultations,family_members_allowed\nNadie,Uno,3,3\nOSDE,Dos,x,4\n',
    );
    expect(plans.problems).toEqual([
      'line 3: monthly_consultations is no whole number',
      'line 3: family_members_allowed is over 3',
      'line 2: insurer Nadie is not in the list',
    ]);
  });
});

describe('writing', () => {
  test('a dry run says what would happen and leaves no trace', async () => {
    const before = await imports();
    const summary = await run('surgeries', 'nombre\nCirugía de prueba\n', '--dry-run');
    expect(summary).toMatchObject({ isWritten: false, isDryRun: true, added: 1 });
    expect(describeImport('surgeries', summary)).toContain('Dry run: nothing was written.');
    expect(await rowsOf(`select from surgery where name = 'Cirugía de prueba'`)).toEqual([]);
    expect(await imports()).toBe(before);
  });

  test('the same file twice changes nothing the second time', async () => {
    proves('imports-survive-hostile-files');
    const content = 'cie_10,name\nQ10.0,Ptosis congénita\nQ10.1,Ectropión congénito\n';
    expect(await run('diagnoses', content)).toMatchObject({ added: 2, changed: 0 });
    expect(await run('diagnoses', content)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  test.each([
    ['diagnoses', 'diagnoses.csv'],
    ['medications', 'medications.csv'],
    ['insurers', 'insurers.csv'],
    ['plans', 'plans.csv'],
    ['surgeries', 'surgeries.csv'],
    ['diseases', 'diseases.csv'],
  ])("the product's own %s are a file that can be imported", async (name, file) => {
    const summary = await runImport({ pool }, name, [path.join(SEED, file)]);
    expect(summary).toMatchObject({ added: 0, changed: 0, problemCount: 0, repeated: 0 });
    expect(summary.unchanged).toBeGreaterThan(50);
  });

  test('a changed name is changed in its row, and its id stays', async () => {
    const [before] = await rowsOf(`select id from medication where id = 1`);
    const line = 'Paracetamol,comprimido,500 mg,envase por 20,bajo receta\n';
    const header = 'generico,forma,concentracion,presentacion,condicion\n';
    expect(await run('medications', header + line)).toMatchObject({ added: 0, changed: 1 });
    expect(await rowsOf(`select id, sale_condition from medication where id = 1`)).toEqual([
      { ...before, sale_condition: 'prescription' },
    ]);
  });

  test('imported rows get ids above those of the seed', async () => {
    await run('surgeries', 'name\nCirugía nueva\n');
    const [{ id }] = await rowsOf(`select id from surgery where name = 'Cirugía nueva'`);
    expect(id).toBeGreaterThanOrEqual(100_000);
  });

  test('a row that the file repeats counts once: the first', async () => {
    const summary = await run('diagnoses', 'cie_10,name\nQ11.0,Primero\nq110,Segundo\n');
    expect(summary).toMatchObject({ read: 2, added: 1, repeated: 1 });
    expect(await diagnosis('Q11.0')).toMatchObject({ name: 'Primero' });
  });

  test('each import says where its rows come from', async () => {
    proves('imports-say-their-source');
    await run(
      'diagnoses',
      'cie_10,name\nQ12.0,Catarata congénita\n',
      '--source',
      'DEIS',
      '--licence',
      'CC BY 4.0',
    );
    const [last] = await rowsOf('select * from list_import order by imported_at desc limit 1');
    expect(last).toMatchObject({
      list: 'diagnoses',
      source: 'DEIS',
      licence: 'CC BY 4.0',
      rows_read: 1,
      rows_added: 1,
    });
    expect(last.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('an import may take longer than a call of the product', async () => {
    const hurried = new pg.Pool({ connectionString: url, options: '-c statement_timeout=500' });
    await pool.query(
      `create function slow() returns trigger language plpgsql as
         'begin perform pg_sleep(0.6); return null; end';
       create trigger slow before insert on surgery for each statement execute function slow()`,
    );
    const file = fileOf('name\nOperación de horas\n');
    const summary = await runImport({ pool: hurried }, 'surgeries', [file]);
    await hurried.end();
    await pool.query('drop trigger slow on surgery; drop function slow');
    expect(summary.added).toBe(1);
  });

  test('two imports of one list at once leave each row once', async () => {
    const content = `name\n${Array.from({ length: 500 }, (_, n) => `Cirugía ${n}`).join('\n')}\n`;
    const both = await Promise.all([run('surgeries', content), run('surgeries', content)]);
    expect(both.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 500]);
  });
});

describe('rows that the file does not have', () => {
  test('stay as they are unless asked otherwise', async () => {
    expect(await run('diseases', 'name\nAsma\n')).toMatchObject({ deactivated: 0 });
  });

  test('are offered no more where that is asked for, and come back with a file that has them', async () => {
    const [{ n }] = await rowsOf('select count(*)::int as n from pre_existing_disease');
    const only = await run('diseases', 'name\nAsma\n', '--deactivate-missing');
    expect(only.deactivated).toBe(n - 1);
    const back = await runImport({ pool }, 'diseases', [path.join(SEED, 'diseases.csv')]);
    expect(back.changed).toBe(n - 1);
  });

  test('who pays privately stays whatever the file says', async () => {
    await run('insurers', 'name,kind\nOSDE,prepaga\n', '--deactivate-missing');
    await run(
      'plans',
      'insurer,name,monthly_consultations,family_members_allowed\nOSDE,OSDE 210,,3\n',
      '--deactivate-missing',
    );
    expect(await rowsOf(`select name from prepaid_health where active order by name`)).toEqual([
      { name: 'OSDE' },
      { name: 'PARTICULAR' },
    ]);
    expect(await rowsOf(`select id from prepaid_health_category where active order by id`)).toEqual(
      [{ id: 1 }, { id: 4 }],
    );
  });
});

describe('pharmacies and their branches', () => {
  const PHARMACIES = 'cuit,nombre\n30-71234567-1,Farmacia del Parque\n30712345680,Farmacia Sur\n';
  const BRANCH_COLUMNS = 'cuit,sucursal,calle,altura,telefono,localidad,provincia';
  const branches = (...lines: string[]) => `${[BRANCH_COLUMNS, ...lines].join('\n')}\n`;
  const CENTRE = '30712345671,Centro,San Martín,120,351 422-1100,Córdoba,14';
  const stored = () =>
    rowsOf(
      `select pharmacy.name as pharmacy, branch_office.name, street_name, locality, province_code, branch_office.active
       from branch_office join pharmacy on pharmacy.id = pharmacy_id order by 1, 2`,
    );

  test('a branch of an unknown pharmacy or province is told with its line', async () => {
    expect(await run('pharmacies', PHARMACIES)).toMatchObject({ added: 2 });
    const wrong = branches(
      '30999999991,Centro,Calle,1,4444444,Salta,66',
      '30712345671,Norte,Calle,1,4444444,Atlantis,99',
      '3071234567,Sur,Calle,1,4444444,Salta,66',
    );
    expect(await run('branches', wrong)).toMatchObject({
      isWritten: false,
      problems: [
        'line 4: pharmacy is no CUIT',
        'line 2: pharmacy 30999999991 is not in the list',
        'line 3: province_code 99 is not in the list',
      ],
    });
    expect(await stored()).toEqual([]);
  });

  test('what a branch keeps of itself stays as the branch left it', async () => {
    const file = branches(CENTRE, '30712345680,Güemes,Belgrano,77,351 460-2200,Córdoba,14');
    expect(await run('branches', file)).toMatchObject({ added: 2, problemCount: 0 });
    await pool.query(`update branch_office set street_name = 'Av. Colón' where name = 'Centro'`);
    expect(await run('branches', file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const moved = branches(CENTRE.replace('Córdoba,14', 'Villa María,14'));
    expect(await run('branches', moved, '--deactivate-missing')).toMatchObject({
      changed: 1,
      deactivated: 1,
    });
    expect(await stored()).toEqual([
      {
        pharmacy: 'Farmacia del Parque',
        name: 'Centro',
        street_name: 'Av. Colón',
        locality: 'Villa María',
        province_code: '14',
        active: true,
      },
      {
        pharmacy: 'Farmacia Sur',
        name: 'Güemes',
        street_name: 'Belgrano',
        locality: 'Córdoba',
        province_code: '14',
        active: false,
      },
    ]);
  });
});

describe('from the command line', () => {
  const cli = (...args: string[]) =>
    spawnSync(process.execPath, [CLI, ...args], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
      encoding: 'utf8',
    });

  test('a good file ends with 0 and its counts, without a bar where nobody looks at it', () => {
    const file = fileOf('cie_10,name\nQ30.0,Atresia de las coanas\n');
    const { status, stdout, stderr } = cli('import:diagnoses', file);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim()).toBe(
      'diagnoses: 1 read, 1 added, 0 changed, 0 unchanged, 0 repeated, 0 leftOut, 0 deactivated, 0 wrong.',
    );
  });

  test('a wrong one ends with 1', () => {
    const { status, stdout } = cli('import:diagnoses', fileOf('cie_10,name\n?,Nada\n'));
    expect(status).toBe(1);
    expect(stdout).toContain('line 2: cie_10 is no CIE-10 code');
    expect(cli('import:diagnoses', fileOf('x\n1\n')).stderr).toContain('The file lacks');
  });
});

describe('how tables are written', () => {
  test.each([
    ['with a byte order mark', Buffer.from('\uFEFFcie_10,name\nQ20.0,Tronco arterioso común\n')],
    [
      'in Latin-1 with semicolons',
      Buffer.from('Código CIE10;Descripción\nQ200;Tronco arterioso común\n', 'latin1'),
    ],
    [
      'with quotes, line ends of Windows and empty lines',
      Buffer.from('"cie_10","name"\r\n\r\n"Q20.0","Tronco  arterioso común "\r\n'),
    ],
    [
      'with tabs and more columns',
      Buffer.from('capitulo\tcodigo\tdescripcion\t\nXVII\tQ20.0\tTronco arterioso común\t\n'),
    ],
    ['decomposed', Buffer.from('cie_10,name\nQ20.0,Tronco arterioso común\n'.normalize('NFD'))],
  ])('%s', async (_, content) => {
    const summary = await run('diagnoses', content);
    expect(summary).toMatchObject({ isWritten: true, problemCount: 0, read: 1 });
    expect(await diagnosis('Q20.0')).toMatchObject({ name: 'Tronco arterioso común' });
  });

  test('a name with quotes, commas and a line break in it is one name', async () => {
    await run('surgeries', 'name\n"Cirugía ""de"" prueba,\ncon coma"\n');
    const rows = await rowsOf(`select name from surgery where name like '%con coma'`);
    expect(rows).toEqual([{ name: 'Cirugía "de" prueba, con coma' }]);
  });

  test('codes with X and without a dot become those of the list', async () => {
    await run(
      'diagnoses',
      'codigo,descripcion\nI10X,Hipertensión esencial (primaria)\nM0000,Artritis estafilocócica\n',
    );
    expect(await diagnosis('I10')).toMatchObject({ active: true });
    expect(await diagnosis('M00.00')).toMatchObject({ name: 'Artritis estafilocócica' });
  });

  test('the signs of a table of diagnoses are dropped, and its chapters and groups are counted', async () => {
    const summary = await run(
      'diagnoses',
      [
        'sep=;',
        'Clasificación de enfermedades;',
        'codigo;descripcion',
        ';"Capítulo I\nCiertas enfermedades infecciosas"',
        'A00-A09;Enfermedades infecciosas intestinales',
        'A17.0†;Meningitis tuberculosa (G01*)',
        'G01*;Meningitis en enfermedades clasificadas en otra parte',
        'A170+;Meningitis tuberculosa',
      ].join('\n'),
    );
    expect(summary).toMatchObject({ isWritten: true, read: 5, leftOut: 2, repeated: 1 });
    expect(await diagnosis('A17.0')).toMatchObject({ name: 'Meningitis tuberculosa (G01*)' });
    expect(await diagnosis('G01')).toMatchObject({ active: true });
  });

  test('a quote within a name hides no other row', async () => {
    const summary = await run('surgeries', 'name\nTornillo de 5" corto\n\nOtra "de" prueba\n');
    expect(summary).toMatchObject({ isWritten: true, read: 2, added: 2 });
  });

  test('SQL in a name is a name', async () => {
    await run('surgeries', `name\n"x'); drop table surgery; --"\n`);
    expect(await rowsOf(`select name from surgery where name like 'x''%'`)).toHaveLength(1);
  });

  const GEOREF = {
    cantidad: 2,
    localidades: [
      {
        id: '06021010000',
        nombre: 'Alberti',
        provincia: { id: '06', nombre: 'Buenos Aires' },
        departamento: { id: '06021', nombre: 'Alberti' },
        centroide: { lat: -35, lon: -60 },
      },
      {
        id: '02000010000',
        nombre: 'Palermo',
        provincia: { id: '02', nombre: 'Ciudad Autónoma de Buenos Aires' },
        departamento: { id: null, nombre: null },
      },
    ],
  };

  test("georef's localities are read from its JSON and from its CSV", async () => {
    const json = await run('localities', JSON.stringify(GEOREF));
    expect(json).toMatchObject({ added: 2, problemCount: 0 });
    const csv =
      'categoria,centroide_lat,departamento_id,departamento_nombre,id,nombre,provincia_id,provincia_nombre\n' +
      'Localidad simple,-35,06021,Alberti,06021010000,Alberti,6,Buenos Aires\n';
    expect(await run('localities', csv)).toMatchObject({ added: 0, unchanged: 1 });
    expect(
      await rowsOf(`select province_code, department from locality where name = 'Alberti'`),
    ).toEqual([{ province_code: '06', department: 'Alberti' }]);
  });
});
