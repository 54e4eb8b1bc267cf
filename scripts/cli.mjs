// npm run cli -- <command>: administration of an installation from its own host.
import path from 'node:path';
import { ensureDependencies, nodeBinary, ROOT, replaceProcess } from './project.mjs';

ensureDependencies();
replaceProcess(nodeBinary(), [path.join(ROOT, 'server/src/cli/cli.ts'), ...process.argv.slice(2)]);
