// npm run journey -- <files>: journeys in real browsers, against a build of the present sources.
import { ensureDependencies } from './dependencies.mjs';
import { at, ensureWebBuild, nodeBinary, run } from './project.mjs';

await ensureDependencies();
await ensureWebBuild();
const playwright = at('node_modules', '.bin', 'playwright');
const config = ['--config', at('e2e', 'playwright.config.ts')];
await run(nodeBinary(), [playwright, 'test', ...config, ...process.argv.slice(2)]);
