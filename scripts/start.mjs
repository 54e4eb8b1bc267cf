// npm start: installs and builds what is missing, then runs the product. With --dev it reloads.
import { ensureDependencies } from './dependencies.mjs';
import {
  at,
  ensureWebBuild,
  nodeBinary,
  replaceProcess,
  runTogether,
  settingsFile,
} from './project.mjs';

/** Where Vite serves the web application with reload; also web/vite.config.ts names it. */
const VITE = 'http://127.0.0.1:5173';

await ensureDependencies();
const server = at('server', 'src', 'main.ts');
if (process.argv.includes('--dev')) {
  runTogether([
    {
      command: nodeBinary(),
      args: ['--watch', '--watch-preserve-output', ...settingsFile(), server],
      // The only address that is printed: that of Vite, which passes calls on to the server.
      options: { env: { PUBLIC_URL: VITE, ...process.env } },
    },
    {
      command: nodeBinary(),
      args: [...settingsFile(), at('node_modules', 'vite', 'bin', 'vite.js'), '--logLevel', 'warn'],
      options: { cwd: at('web') },
    },
  ]);
} else {
  await ensureWebBuild();
  // Compiled code is cached for the next start: half of a cold start is compiling.
  const NODE_COMPILE_CACHE = at('.cache', 'compiled');
  replaceProcess(nodeBinary(), [...settingsFile(), server], { ...process.env, NODE_COMPILE_CACHE });
}
