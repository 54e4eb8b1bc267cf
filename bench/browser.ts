import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

/** The browser installed for the tests. */
export const chromiumPath = (): string =>
  execFileSync('sh', ['-c', 'command -v chromium-headless-shell'], { encoding: 'utf8' }).trim();

/** Opens a browser that stays on this machine and has a moving test picture as camera. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      '--disable-gpu',
    ],
  });
