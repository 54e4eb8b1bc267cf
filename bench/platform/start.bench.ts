import path from 'node:path';
import { measure, type Result } from '../measure.ts';
import { forget, type Measured, startMeasured, startProduct } from '../product.ts';

const BARE = path.join(import.meta.dirname, '../bare/http.ts');

/** Measures a cold start until ready on a running database, and the memory of a new server. */
export async function startBench(): Promise<Result[]> {
  // A separate clinic, without the demonstration's pending documents.
  const clinic = await startProduct(undefined, { DEMO: 'false' });
  const { folder, databaseUrl } = clinic;
  const memory = { product: [] as number[], bare: [] as number[] };
  const seen = async (one: Measured, figures: number[]) => {
    figures.push(await one.memoryMb());
    await one.stop();
    return one.readyMs;
  };
  const start = await measure({
    id: 'P11',
    what: 'cold start to ready',
    unit: 'ms',
    goal: { atMost: 2.5 },
    product: async () =>
      seen(await startProduct(folder, { DATABASE_URL: databaseUrl }), memory.product),
    reference: async () =>
      seen(await startMeasured(BARE, { BENCH_DATABASE_URL: databaseUrl }), memory.bare),
  });
  const resident = await measure({
    id: 'P11',
    what: 'resident memory after the start',
    unit: 'MiB',
    goal: { atMost: 1.6 },
    product: async () => memory.product.pop() ?? 0,
    reference: async () => memory.bare.pop() ?? 0,
  });
  await clinic.stop();
  forget(folder);
  return [start, resident];
}
