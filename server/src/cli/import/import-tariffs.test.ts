import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { seedCatalogs } from '../../../seed/seed-catalogs.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { runImport } from './import-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cercana-tariffs-'));

let pool: pg.Pool;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  pool = new pg.Pool({ connectionString: cloned.url });
  await seedCatalogs(pool as never);
  return async () => {
    await pool.end();
    await cloned.drop();
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(content: string, ...options: string[]) {
  const file = path.join(folder, 'aranceles.csv');
  writeFileSync(file, content);
  return runImport({ pool }, 'tariffs', [file, ...options]);
}

/** Alternative column names, as in a Spanish table. */
const HEADER = 'obra_social;tipo;especialidad;vigente_desde;arancel';
const file = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`;
const stored = async () =>
  (
    await pool.query(
      `select prepaid_health.name as insurer, consultation_type as type, specialty.name as specialty,
       valid_from::text, price, tariff.active
     from tariff join prepaid_health on prepaid_health.id = prepaid_health_id
     left join specialty on specialty.id = specialty_id order by 1, 2, 3, 4`,
    )
  ).rows;

test('what is no tariff is told with its line, and nothing is written', async () => {
  proves('tariffs-are-imported');
  const summary = await run(
    file(
      'OSDE;guardia;;2026-11-01;100',
      'OSDE;telepatía;;2026-11-01;100',
      'OSDE;guardia;;2026-02-30;100',
      'OSDE;guardia;;01/13/2026;100',
      'OSDE;guardia;;2026-11-01;gratis',
      'OSDE;guardia;;2026-11-01;-1',
      'Nadie;guardia;;2026-11-01;100',
      'OSDE;guardia;Alquimia;2026-11-01;100',
    ),
  );
  expect(summary.problems).toEqual([
    'line 3: consultation_type is none of VIRTUAL_GUARD, APPOINTMENT',
    'line 4: valid_from is no day',
    'line 5: valid_from is no day',
    'line 6: price is no price',
    'line 7: price is no price',
    'line 8: insurer Nadie is not in the list',
    'line 9: specialty Alquimia is not in the list',
  ]);
  expect(await stored()).toEqual([]);
});

test('they are of an insurer, type and day, for one specialty or all; a dry run leaves none', async () => {
  proves('tariffs-are-imported');
  const both = file(
    'OSDE;Guardia virtual;;1/11/2026;"$ 18.450,50"',
    'particular;APPOINTMENT;Clínica médica;2026-11-01;99999999,99',
  );
  expect(await run(both, '--dry-run')).toMatchObject({ isWritten: false, added: 2 });
  expect(await stored()).toEqual([]);
  expect(await run(both)).toMatchObject({ isWritten: true, added: 2 });
  expect(await run(both)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  const osde = {
    insurer: 'OSDE',
    type: 'VIRTUAL_GUARD',
    specialty: null,
    valid_from: '2026-11-01',
    price: 1_845_050,
    active: true,
  };
  const alone = {
    insurer: 'PARTICULAR',
    type: 'APPOINTMENT',
    specialty: 'Clínica médica',
    valid_from: '2026-11-01',
    price: 9_999_999_999,
    active: true,
  };
  expect(await stored()).toEqual([osde, alone]);
  const one = file('OSDE;guardia;;2026-11-01;20000');
  expect(await run(one, '--deactivate-missing')).toMatchObject({
    changed: 1,
    deactivated: 1,
  });
  expect(await stored()).toEqual([
    { ...osde, price: 2_000_000 },
    { ...alone, active: false },
  ]);
});
