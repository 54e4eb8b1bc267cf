// Programs that tests need and npm does not install.
import { spawnSync } from 'node:child_process';

/** Program → system package that contains it. */
const PROGRAMS = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
  clamd: 'clamav-daemon',
  pdfsig: 'poppler-utils',
  pdftotext: 'poppler-utils',
  zbarimg: 'zbar-tools',
  'redis-server': 'redis-server',
  turnserver: 'coturn',
};

const has = (program) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** Installs missing programs with the system's package manager, or prints which to install. */
export function ensureTestPrograms() {
  const missing = Object.keys(PROGRAMS).filter((program) => !has(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => PROGRAMS[program]))];
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    console.error(`The tests need ${missing.join(', ')}. Install: ${packages.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${packages.join(', ')}…`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (
    !apt('update', '-qq') ||
    !apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  ) {
    console.error("The system's package manager could not install them.");
    process.exit(1);
  }
}
