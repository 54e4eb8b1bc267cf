import { expect, test } from 'vitest';
import { aClinic } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

test('an issued document is made and signed before anybody opens it', async () => {
  const t = await testApp({}, { documentsAhead: true });
  const { consultationId } = await visitsOf(t, await aClinic(t)).aFinishedVisit();
  const unmade = async () =>
    (
      await t.pool.query<{ count: number; unmade: number }>(
        `select count(*)::int, count(*) filter (where bytes is null or signed_at is null)::int as unmade
         from document where consultation_id = $1`,
        [consultationId],
      )
    ).rows[0];
  expect((await unmade())?.count).toBeGreaterThan(0);
  await until(async () => (await unmade())?.unmade === 0);
});
