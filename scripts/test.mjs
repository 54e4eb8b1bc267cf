// npm test: installs what a new machine lacks, then runs every check.
import { ensureDependencies } from './dependencies.mjs';
import { at, nodeBinary, run } from './project.mjs';
import { ensureTestPrograms } from './test-programs.mjs';

// Both wait for the network, so they run at the same time.
await Promise.all([ensureTestPrograms(), ensureDependencies()]);
await run(nodeBinary(), [at('scripts', 'check.mjs')]);
