import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { columnsOf, readTable } from './read-table.ts';

/** Source of the list: the state's georef service publishes INDEC's data. */
const SOURCE = 'INDEC, published by georef (datos.gob.ar)';

/** Seeds the localities of Argentina by province and department; those of the capital are its neighbourhoods. */
export async function seedLocalities(client: pg.ClientBase): Promise<void> {
  const rows = readTable<'province_code' | 'department' | 'name'>('localities.csv');
  const { rowCount } = await client.query(
    `insert into locality (province_code, department, name)
     select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict do nothing`,
    columnsOf(
      rows.map(({ province_code, department, name }) => [province_code, department, name]),
      3,
    ),
  );
  if (!rowCount) return;
  await client.query(
    `insert into list_import (id, list, source, licence, rows_read, rows_added, rows_changed, rows_deactivated)
     values ($1, 'localities', $2, 'CC BY 4.0', $3, $4, 0, 0)`,
    [newId(), SOURCE, rows.length, rowCount],
  );
}
