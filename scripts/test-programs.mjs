// Programs that tests need and npm does not install.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

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
export async function ensureTestPrograms() {
  const missing = Object.keys(PROGRAMS).filter((program) => !has(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => PROGRAMS[program]))];
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    console.error(`The tests need ${missing.join(', ')}. Install: ${packages.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${packages.join(', ')}…`);
  // Asynchronous, since npm install blocks this process.
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const apt = spawn('sh', ['-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code] = await once(apt, 'exit');
  if (code !== 0) {
    console.error("The system's package manager could not install them.");
    process.exit(1);
  }
}
