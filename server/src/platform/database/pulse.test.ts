import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../testing/eventually.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { createPulse } from './pulse.ts';

const PATIENCE_MS = 3_500;

let url: string;
let drop: () => Promise<void>;
let observer: pg.Client;
beforeAll(async () => {
  ({ url, drop } = await cloneDatabase());
  observer = new pg.Client({ connectionString: url });
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await drop();
});

const connections = async (): Promise<number> => {
  const { rowCount } = await observer.query(
    `select 1 from pg_stat_activity
     where application_name = 'cercana pulse' and datname = current_database()`,
  );
  return rowCount ?? 0;
};

test('stopping during a check leaves no connection open', async () => {
  const pulse = createPulse(url, PATIENCE_MS);
  expect(await pulse.beats()).toBe(true);
  expect(await connections()).toBe(1);
  const asked = pulse.beats();
  await pulse.stop();
  await asked;
  await until(async () => (await connections()) === 0);
});

test('stopping while connecting leaves none either', async () => {
  const pulse = createPulse(url, PATIENCE_MS);
  const asked = pulse.beats();
  await pulse.stop();
  await asked;
  await until(async () => (await connections()) === 0);
});
