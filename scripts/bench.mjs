// npm run bench: product against bare reference, interleaved, in one run.
import { ensureDependencies } from './dependencies.mjs';
import { at, ensureWebBuild, nodeBinary, replaceProcess } from './project.mjs';

await ensureDependencies();
await ensureWebBuild();
replaceProcess(nodeBinary(), ['--expose-gc', at('bench', 'run.ts'), ...process.argv.slice(2)]);
