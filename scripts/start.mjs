// npm start: installs and builds what is missing, then runs the product. With --dev it reloads.

import path from 'node:path';
import {
  ensureDependencies,
  ensureWebBuild,
  nodeBinary,
  ROOT,
  replaceProcess,
  runAsChild,
} from './project.mjs';

ensureDependencies();
const isDevelopment = process.argv.includes('--dev');
const server = path.join(ROOT, 'server/src/main.ts');
if (isDevelopment) {
  runAsChild(nodeBinary(), ['--watch', '--watch-preserve-output', server]);
  runAsChild(nodeBinary(), [path.join(ROOT, 'node_modules/vite/bin/vite.js')], {
    cwd: path.join(ROOT, 'web'),
  });
} else {
  ensureWebBuild();
  // Compiled code is cached for the next start: half of a cold start is compiling.
  const NODE_COMPILE_CACHE = path.join(ROOT, '.cache/compiled');
  replaceProcess(nodeBinary(), [server], { ...process.env, NODE_COMPILE_CACHE });
}
