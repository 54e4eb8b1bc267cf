import path from 'node:path';
import { measure, type Result } from '../measure.ts';
import { startMeasured, startProduct } from '../product.ts';

/** Cold start to ready on a database that exists, and resident memory when idle. */
export async function startBench(folder: string): Promise<Result[]> {
  const memory = { product: 0, bare: 0 };
  const start = await measure({
    id: 'P11',
    what: 'cold start to ready, database included',
    unit: 'ms',
    goal: { atMost: 2.5 },
    rounds: 3,
    product: async () => {
      const product = await startProduct(folder);
      memory.product = product.residentMb();
      await product.stop();
      return product.readyMs;
    },
    reference: async () => {
      const bare = await startMeasured(path.join(import.meta.dirname, '../bare/http.ts'), {
        BENCH_DATABASE_URL: '',
      });
      memory.bare = bare.residentMb();
      await bare.stop();
      return bare.readyMs;
    },
  });
  const resident = await measure({
    id: 'P11',
    what: 'resident memory after the start',
    unit: 'MiB',
    goal: { atMost: 1.6 },
    rounds: 1,
    product: async () => memory.product,
    reference: async () => memory.bare,
  });
  return [start, resident];
}
