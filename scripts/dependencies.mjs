// Installs what package-lock.json names, once, and knows a half-done installation when it sees one.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at, hashOf, run } from './project.mjs';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const LOCK = at('package-lock.json');
/** What npm itself writes about an installation when it is complete. */
const INSTALLED = at('node_modules', '.package-lock.json');
const STAMP = at('node_modules', '.locked');
/** Number of the process that installs. */
const INSTALLING = at('.cache', 'installing');

/** Installs the locked dependencies unless they are installed, by this command or by `npm ci`. */
export async function ensureDependencies() {
  const wanted = hashOf(readFileSync(LOCK));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  refuseTwoAtOnce();
  if (!isComplete()) await install();
  if (!isComplete()) {
    console.error('npm said that it installed everything, but packages are missing. Try again.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

/** `npm ci` begins from nothing, so that an interrupted installation leaves nothing to the next. */
async function install() {
  console.log('Installing dependencies…');
  mkdirSync(at('.cache'), { recursive: true });
  await run(NPM, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    onStart: ({ pid }) => writeFileSync(INSTALLING, String(pid)),
    // After Ctrl+C npm takes half a minute to put back what was there before, which is of no use.
    stopWith: 'SIGKILL',
  });
  rmSync(INSTALLING);
}

/** Two installations in one folder would leave a mixture of both. */
function refuseTwoAtOnce() {
  if (!existsSync(INSTALLING)) return;
  const pid = Number(readFileSync(INSTALLING, 'utf8'));
  if (!isAlive(pid)) return;
  console.error(
    `Another process (${pid}) installs the dependencies of this folder: wait until it ends. If it does something else, delete ${INSTALLING}.`,
  );
  process.exit(1);
}

/** Whether everything that the lock file names for this platform is there, in its version. */
function isComplete() {
  if (!existsSync(INSTALLED)) return false;
  const { packages: installed } = JSON.parse(readFileSync(INSTALLED, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(LOCK, 'utf8'));
  return Object.entries(locked)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .every(([place, { version, optional }]) => {
      if (!installed[place]) return optional === true;
      return installed[place].version === version && existsSync(at(place, 'package.json'));
    });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
