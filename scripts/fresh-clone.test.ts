import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const COPIED = ['package.json', 'package-lock.json', 'scripts', 'contract', 'server'];
const ONLY_NAMED = ['web/package.json', 'e2e/package.json', 'bench/package.json'];

const folder = mkdtempSync(path.join(tmpdir(), 'cercana-clone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A clone as somebody gets it, without anything that was installed or made. */
function freshClone(name: string): string {
  const clone = path.join(folder, name);
  const isSource = (file: string) => !/node_modules|\.cache/.test(path.relative(ROOT, file));
  for (const part of [...COPIED, ...ONLY_NAMED]) {
    cpSync(path.join(ROOT, part), path.join(clone, part), { recursive: true, filter: isSource });
  }
  return clone;
}

/** The folder of an npm's commands, installed from the registry. */
function installNpm(version: string): string {
  const prefix = path.join(folder, `npm-${version}`);
  execFileSync('npm', ['install', '--silent', '--prefix', prefix, `npm@${version}`], {
    cwd: folder,
  });
  return path.join(prefix, 'node_modules', '.bin');
}

type Run = { child: ChildProcess; said: () => string; ended: Promise<number | null> };

/** Runs one of the project's commands in a clone; it installs what is missing first. */
function runIn(clone: string, commands = '', args = ['scripts/cli.mjs', 'config:check']): Run {
  const child = spawn(process.execPath, args, {
    cwd: clone,
    env: {
      PATH: [commands, process.env.PATH].join(path.delimiter),
      HOME: process.env.HOME,
      npm_config_prefer_offline: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code) };
}

test('A host Node that is too old is told so in one sentence', async () => {
  const older = 'Object.defineProperty(process,"versions",{value:{node:"20.9.0"}})';
  const args = ['--import', `data:text/javascript,${older}`, 'scripts/start.mjs'];
  const { said, ended } = runIn(ROOT, '', args);
  expect(await ended).toBe(1);
  expect(said()).toBe('Cercana needs Node 20.11 or newer to start, and this is Node 20.9.0.\n');
});

test('Two installations of one folder at once are refused', async () => {
  const clone = freshClone('two');
  mkdirSync(path.join(clone, '.cache'));
  writeFileSync(path.join(clone, '.cache', 'installing'), String(process.pid));
  const { said, ended } = runIn(clone);
  expect(await ended).toBe(1);
  expect(said()).toContain(`Another process (${process.pid}) installs`);
  expect(existsSync(path.join(clone, 'node_modules'))).toBe(false);
});

test('A clone installed by npm 10 runs the product with its own Node and the settings of .env', async () => {
  const clone = freshClone('ten');
  const npm = installNpm('10.9.9');
  const installed = runIn(clone, npm);
  expect(await installed.ended, installed.said()).toBe(0);
  expect(installed.said()).toContain('The configuration is complete.');

  writeFileSync(path.join(clone, '.env'), 'PORT=door\n');
  const configured = runIn(clone, npm);
  expect(await configured.ended).toBe(1);
  expect(configured.said()).toContain('PORT:');
  rmSync(clone, { recursive: true });
});

test('An installation by npm 11 that is interrupted ends before the prompt comes back, and the next begins from nothing', async () => {
  const clone = freshClone('eleven');
  const npm = installNpm('11.19.1');
  const pidFile = path.join(clone, '.cache', 'installing');
  const first = runIn(clone, npm);
  await vi.waitFor(() => expect(existsSync(path.join(clone, 'node_modules'))).toBe(true), {
    timeout: 300_000,
  });
  const installer = Number(readFileSync(pidFile, 'utf8'));
  first.child.kill('SIGINT');
  expect(await first.ended).not.toBe(0);
  expect(() => process.kill(installer, 0)).toThrow('ESRCH');

  const second = runIn(clone, npm);
  expect(await second.ended, second.said()).toBe(0);
  expect(second.said()).toContain('The configuration is complete.');
});

test('A clone in which somebody ran npm ci is used as it is', async () => {
  const clone = path.join(folder, 'eleven');
  rmSync(path.join(clone, 'node_modules', '.locked'));
  const { said, ended } = runIn(clone);
  expect(await ended).toBe(0);
  expect(said()).not.toContain('Installing');
});
