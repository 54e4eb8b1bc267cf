// npm run cli -- <command>: administration of an installation from its own host.
import { ensureDependencies } from './dependencies.mjs';
import { at, nodeBinary, replaceProcess, settingsFile } from './project.mjs';

await ensureDependencies();
const cli = at('server', 'src', 'cli', 'cli.ts');
replaceProcess(nodeBinary(), [...settingsFile(), cli, ...process.argv.slice(2)]);
