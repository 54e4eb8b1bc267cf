import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const CLI = path.join(import.meta.dirname, 'cli.ts');

/** A command as it is typed, with a database that nobody can reach: none of these needs one. */
function cli(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  return spawnSync(process.execPath, [CLI, ...args], { env, encoding: 'utf8' });
}

test('An unknown command is named, and the others are listed', () => {
  const { status, stderr, stdout } = cli('user:crate');
  expect([status, stderr]).toEqual([2, 'There is no command user:crate.\n\n']);
  expect(stdout).toContain('user:create --email E');
});

test.each([
  ['user:create', 'PATIENT, PROFESSIONAL'],
  ['import:diagnoses', 'cie_10'],
])('%s without arguments shows what it needs', (name, part) => {
  const { status, stdout, stderr } = cli(name);
  expect([status, stderr]).toEqual([2, '']);
  expect(stdout.toLowerCase()).toContain(part.toLowerCase());
});

test('--help lists the commands', () => {
  const { status, stdout } = cli('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('doctor');
});

test.each(['migrate', 'import:plans'])('%s --help shows its usage and does nothing', (name) => {
  const { status, stdout, stderr } = cli(name, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`npm run cli -- ${name}`);
});

test('An argument that a command does not know is answered with its usage', () => {
  const { status, stderr } = cli('user:verify', '--mail', 'a@cercana.test');
  expect(status).toBe(1);
  expect(stderr).toContain('--mail');
  expect(stderr).toContain('npm run cli -- user:verify --email E');
});
