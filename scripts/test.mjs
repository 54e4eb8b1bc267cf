// npm test: installs what a new machine lacks, then runs every check.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies, nodeBinary, ROOT } from './project.mjs';
import { ensureTestPrograms } from './test-programs.mjs';

// Both wait for the network, so they run at the same time.
const programs = ensureTestPrograms();
ensureDependencies();
await programs;
const { status } = spawnSync(nodeBinary(), [path.join(ROOT, 'scripts/check.mjs')], {
  stdio: 'inherit',
  cwd: ROOT,
});
process.exit(status ?? 1);
