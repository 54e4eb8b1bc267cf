// npm run bench: product against bare reference, interleaved, in one run.
import path from 'node:path';
import {
  ensureDependencies,
  ensureWebBuild,
  nodeBinary,
  ROOT,
  replaceProcess,
} from './project.mjs';

ensureDependencies();
ensureWebBuild();
replaceProcess(nodeBinary(), [
  '--expose-gc',
  path.join(ROOT, 'bench/run.ts'),
  ...process.argv.slice(2),
]);
