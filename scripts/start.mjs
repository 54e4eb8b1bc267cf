// npm start: installs and builds what is missing, then runs the product. With --dev it watches.

import path from 'node:path';
import {
  accompany,
  become,
  ensureDependencies,
  ensureWebBuild,
  nodeBinary,
  ROOT,
} from './project.mjs';

ensureDependencies();
const isDevelopment = process.argv.includes('--dev');
const server = path.join(ROOT, 'server/src/main.ts');
if (isDevelopment) {
  accompany(nodeBinary(), ['--watch', '--watch-preserve-output', server]);
  accompany(nodeBinary(), [path.join(ROOT, 'node_modules/vite/bin/vite.js')], {
    cwd: path.join(ROOT, 'web'),
  });
} else {
  ensureWebBuild();
  // What was compiled at one start is read at the next: half of a cold start is compiling.
  const NODE_COMPILE_CACHE = path.join(ROOT, '.cache/compiled');
  become(nodeBinary(), [server], { ...process.env, NODE_COMPILE_CACHE });
}
