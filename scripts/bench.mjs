// npm run bench: product against bare reference, interleaved, in one run.
import path from 'node:path';
import { become, ensureDependencies, ensureWebBuild, nodeBinary, ROOT } from './project.mjs';

ensureDependencies();
ensureWebBuild();
become(nodeBinary(), ['--expose-gc', path.join(ROOT, 'bench/run.ts'), ...process.argv.slice(2)]);
