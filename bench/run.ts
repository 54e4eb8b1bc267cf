import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { enumerationBench } from './accounts/enumeration.bench.ts';
import { accountsBench } from './accounts/log-in.bench.ts';
import { bookingsBench } from './appointments/bookings.bench.ts';
import { importBench } from './catalogs/import.bench.ts';
import { historyBench } from './clinical-history/newest.bench.ts';
import { searchBench } from './clinical-history/search.bench.ts';
import { drainBench } from './documents/drain.bench.ts';
import { claimBench } from './guard-queue/claim-race.bench.ts';
import { waitingPollsBench } from './guard-queue/waiting-polls.bench.ts';
import type { Result } from './measure.ts';
import { noticesBench } from './payments/notices.bench.ts';
import { staffListsBench } from './people/staff-lists.bench.ts';
import { boardBench } from './pharmacy-orders/board.bench.ts';
import { orderDispensingBench } from './pharmacy-orders/dispensing.bench.ts';
import { quotesBench } from './pharmacy-orders/quotes.bench.ts';
import { orderReadsBench } from './pharmacy-orders/reads.bench.ts';
import { pageBench } from './platform/login-page.bench.ts';
import { socketsBench } from './platform/sockets.bench.ts';
import { startBench } from './platform/start.bench.ts';
import {
  forget,
  type Measured,
  type Product,
  startMeasured,
  startProduct,
  untilIdle,
} from './product.ts';
import { callBench } from './video-call/call.bench.ts';

type Bench = (product: Product, http: Measured) => Promise<Result[]>;

const bare = (file: string, environment: NodeJS.ProcessEnv = {}) =>
  startMeasured(path.join(import.meta.dirname, 'bare', file), environment);

/** The benches by name: `npm run bench -- accounts sockets` runs only those. */
const benches: Record<string, Bench> = {
  accounts: accountsBench,
  enumeration: enumerationBench,
  history: historyBench,
  search: searchBench,
  claims: claimBench,
  drain: drainBench,
  waiting: waitingPollsBench,
  orders: async (...both) => [
    ...(await orderReadsBench(...both)),
    ...(await boardBench(both[0])),
    ...(await quotesBench(...both)),
    ...(await orderDispensingBench(...both)),
  ],
  payments: noticesBench,
  bookings: bookingsBench,
  sockets: async () => {
    // Memory per socket is measured in new processes.
    const fresh = await startProduct();
    const plain = await bare('sockets.ts');
    await untilIdle(fresh);
    const results = await socketsBench(fresh, plain);
    await plain.stop();
    await fresh.stop();
    forget(fresh.folder);
    return results;
  },
  start: startBench,
  staff: staffListsBench,
  imports: importBench,
  page: pageBench,
  call: callBench,
};

const [, , ...asked] = process.argv;
const names = asked.length > 0 ? asked : Object.keys(benches);
const unknown = names.filter((name) => !benches[name]);
if (unknown.length > 0) throw new Error(`no such bench: ${unknown.join(', ')}`);

console.log(
  '  id   what                                            product reference                          goal',
);
const product = await startProduct();
const http = await bare('http.ts', {
  BENCH_DATABASE_URL: product.databaseUrl,
  // Passwords are verified two at a time, as the product does.
  UV_THREADPOOL_SIZE: '2',
});
await untilIdle(product);
const results: Result[] = [];
const failed: string[] = [];
for (const name of names) {
  try {
    results.push(...((await benches[name]?.(product, http)) ?? []));
  } catch (error) {
    // A failing bench does not lose the figures of the others.
    console.error(`✗ ${name}:`, error);
    failed.push(name);
  }
}
await http.stop();
await product.stop();
forget(product.folder);

writeFileSync(
  path.join(import.meta.dirname, 'results.json'),
  `${JSON.stringify(results, null, 2)}\n`,
);
const missed = results.filter(({ reached }) => !reached);
console.log(
  `\n${results.length - missed.length} of ${results.length} goals reached${missed.length ? `; missed: ${missed.map(({ id }) => id).join(', ')}` : ''}`,
);
process.exit(failed.length > 0 ? 1 : 0);
