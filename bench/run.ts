import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountsBench } from './accounts/log-in.bench.ts';
import { historyBench } from './clinical-history/newest.bench.ts';
import { claimBench } from './guard-queue/claim-race.bench.ts';
import type { Result } from './measure.ts';
import { pageBench } from './platform/login-page.bench.ts';
import { socketsBench } from './platform/sockets.bench.ts';
import { startBench } from './platform/start.bench.ts';
import { forget, startMeasured, startProduct } from './product.ts';

const bare = (file: string, databaseUrl: string) =>
  startMeasured(path.join(import.meta.dirname, 'bare', file), { BENCH_DATABASE_URL: databaseUrl });

console.log('  id   what                                           product reference');
const product = await startProduct();
const http = await bare('http.ts', product.databaseUrl);
const sockets = await bare('sockets.ts', product.databaseUrl);
const results: Result[] = [];
results.push(...(await accountsBench(product, http)));
results.push(...(await historyBench(product, http)));
results.push(...(await claimBench(product)));
results.push(...(await socketsBench(product, sockets)));
results.push(...pageBench());
await sockets.stop();
await http.stop();
await product.stop();
results.push(...(await startBench(product.folder)));
forget(product.folder);

mkdirSync(import.meta.dirname, { recursive: true });
writeFileSync(
  path.join(import.meta.dirname, 'results.json'),
  `${JSON.stringify(results, null, 2)}\n`,
);
const missed = results.filter(({ reached }) => !reached);
console.log(
  `\n${results.length - missed.length} of ${results.length} goals reached${missed.length ? `; missed: ${missed.map(({ id }) => id).join(', ')}` : ''}`,
);
process.exit(0);
