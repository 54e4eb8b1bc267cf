// Shared by start and test: prepares a fresh clone to run the project.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const at = (...parts) => path.join(ROOT, ...parts);
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The Node installed with the project, or the host's own if it is recent enough. */
export function nodeBinary() {
  const own = at('node_modules', '.bin', 'node');
  return existsSync(own) ? own : process.execPath;
}

/** Installs the locked dependencies unless they are installed. */
export function ensureDependencies() {
  const wanted = hashOf(readFileSync(at('package-lock.json')));
  const stamp = at('node_modules', '.locked');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  // Not `npm ci`: it refuses the lock file when a registry lacks another platform's optional build.
  run(NPM, [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  writeFileSync(stamp, wanted);
}

/** Builds the web application unless the build matches the sources. */
export function ensureWebBuild() {
  const sources = ['web', 'contract'].flatMap((folder) => filesBelow(at(folder)));
  const wanted = hashOf(sources.map((file) => `${file}:${hashOf(readFileSync(file))}`).join('\n'));
  const stamp = at('.cache', 'web-build');
  const isBuilt = existsSync(at('web', 'dist', 'index.html'));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web application…');
  run(nodeBinary(), [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: at('web'),
  });
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a program; if it fails, exits with the same code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', cwd: ROOT, ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Replaces this process by another program if this Node can, so that signals and exit code are the program's;
 * otherwise runs it as a child with the same signals and exit code.
 */
export function replaceProcess(command, args, env = process.env) {
  if (!process.execve) return runAsChild(command, args, { env });
  process.chdir(ROOT);
  return process.execve(command, [command, ...args], env);
}

/** Runs a program as a child with the same signals and exit. */
export function runAsChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: ROOT, ...options });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !['node_modules', 'dist'].includes(name) && !/\.(test|spec)\./.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesBelow(file) : [file]))
    .sort();
}
