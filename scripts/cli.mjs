// npm run cli -- <command>: administration of an installation from its own host.
import path from 'node:path';
import { become, ensureDependencies, nodeBinary, ROOT } from './project.mjs';

ensureDependencies();
become(nodeBinary(), [path.join(ROOT, 'server/src/cli/cli.ts'), ...process.argv.slice(2)]);
