import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { expect, openBrowser, test } from '../fixtures/test.ts';
import { meetAtTheGuard, pictureMoves } from '../guard-queue/journey.ts';
import { startTurnRelay, type TurnRelay } from './turn-relay.ts';

let relay: TurnRelay;
let hidden: Product;
test.beforeAll(async ({ clinic }) => {
  relay = await startTurnRelay();
  hidden = await startProduct(clinic, relay.environment);
});
test.afterAll(async () => {
  await hidden.stop();
  await relay.close();
});

/** Every candidate that this page sends to the other side. */
function candidatesOf(page: Page): string[] {
  const candidates: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      candidates.push(...(String(payload).match(/candidate:\S+ .*? typ \w+/g) ?? []));
    }),
  );
  return candidates;
}

/** Resolutions of the pictures that this page sends from now on, by the limits that it sets. */
const watchPictures = (page: Page) =>
  page.addInitScript(() => {
    const sent: number[] = [];
    Object.assign(window, { linesOfPictures: sent });
    const { setParameters } = RTCRtpSender.prototype;
    RTCRtpSender.prototype.setParameters = function limit(parameters, ...others) {
      const [encoding] = parameters.encodings;
      const height = this.track?.kind === 'video' ? this.track.getSettings().height : undefined;
      if (height && encoding?.scaleResolutionDownBy)
        sent.push(height / encoding.scaleResolutionDownBy);
      return setParameters.call(this, parameters, ...others);
    };
  });
const firstLines = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as never as { linesOfPictures: number[] }).linesOfPictures[0]);

/** How long nothing has arrived, on a machine that may not show every second. */
const SIX_SECONDS = /^([6-9]|[12]\d) s$/;

/** Whether this page sees the other side. */
const sees = (page: Page) => pictureMoves(page, /^Video de/);

test('a call through the relay only reveals no address, and survives six seconds without a network', {
  tag: '@call',
}, async () => {
  proves('video-encoding');
  const professional = await openBrowser(hidden);
  const patient = await openBrowser(hidden, { width: 360, height: 740 });
  const sent = [professional, patient].map(({ page }) => candidatesOf(page));
  await watchPictures(patient.page);
  await meetAtTheGuard(professional, patient);
  await professional.page
    .getByRole('button', { name: /^Llamar/ })
    .first()
    .click();
  await Promise.all([sees(professional.page), sees(patient.page)]);
  for (const candidates of sent) {
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.filter((one) => !one.endsWith('typ relay'))).toEqual([]);
  }

  // The camera starts at 120p.
  await expect.poll(() => firstLines(patient.page)).toBe(120);

  relay.cutRoad(true);
  await expect(patient.page.getByText('Reconectando…')).toBeVisible();
  await expect(patient.page.getByText(SIX_SECONDS)).toBeVisible();
  relay.cutRoad(false);
  await expect(patient.page.getByText('Reconectando…')).toBeHidden();
  await Promise.all([sees(professional.page), sees(patient.page)]);

  await patient.page.getByRole('button', { name: 'Cortar llamada' }).click();
  await patient.page.getByRole('button', { name: 'Terminar la consulta' }).click();
  await expect(professional.page.getByRole('alert')).toContainText('El paciente se desconecto');
  await Promise.all([professional.close(), patient.close()]);
});
