import path from 'node:path';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product, startMeasured } from '../product.ts';
import { callTimes, watch } from './marks.ts';

const RELAY = path.join(import.meta.dirname, '../bare/relay.ts');

/** Measures a call between two browsers through the product, against two pages with only a connection. */
export async function callBench(product: Product): Promise<Result[]> {
  const relay = await startMeasured(RELAY, {});
  const browsers = await Promise.all([openBrowser(), openBrowser()]);
  const pool = openPool(product);
  try {
    return await compareCalls(product, pool, browsers, relay.url);
  } finally {
    // A call still open would disturb the next measurement.
    await Promise.all(browsers.map((browser) => browser.close()));
    await pool.end();
    await relay.stop();
  }
}

async function compareCalls(
  product: Product,
  pool: ReturnType<typeof openPool>,
  [one, other]: [Browser, Browser],
  relayUrl: string,
): Promise<Result[]> {
  const [professional, patient] = await Promise.all([
    somebody(one, product, 'clinica@cercana.test'),
    somebody(other, product, 'paciente@cercana.test'),
  ]);
  await professional.getByRole('button', { name: 'Entrar a la guardia' }).click();
  await professional.getByText(LINE).waitFor();
  const pictures = { product: [] as number[], bare: [] as number[] };
  const productCall = async () => {
    await pool.query(FREE);
    await meet(professional, patient);
    const { answer, picture } = await callTimes([professional, patient]);
    pictures.product.push(picture);
    // Calls of the two kinds do not overlap.
    await Promise.all([professional.goto('about:blank'), patient.goto('about:blank')]);
    return answer;
  };
  const bareCall = async () => {
    const pages = await Promise.all([one, other].map((browser) => freshPage(browser, relayUrl)));
    await Promise.all(pages.map((page) => page.goto('/')));
    const { answer, picture } = await callTimes(pages);
    pictures.bare.push(picture);
    await Promise.all(pages.map((page) => page.context().close()));
    return answer;
  };
  return [
    await measure({
      id: 'P10',
      what: 'offer to answer',
      unit: 'ms',
      goal: { atMost: 1.5 },
      product: productCall,
      reference: bareCall,
    }),
    await measure({
      id: 'P10',
      what: 'offer to the first picture on both sides',
      unit: 'ms',
      goal: { atMost: 1.25 },
      product: async () => pictures.product.pop() ?? 0,
      reference: async () => pictures.bare.pop() ?? 0,
    }),
  ];
}

/** Text of the professional's queue once on duty. */
const LINE = 'Se actualiza solo.';
const FREE = `update visit set phase = 'QUIT', status = 'QUIT'
  where phase not in ('FINISHED', 'QUIT', 'ERROR')`;

async function freshPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    permissions: ['camera', 'microphone'],
  });
  const page = await context.newPage();
  await watch(page);
  return page;
}

async function somebody(browser: Browser, product: Product, email: string): Promise<Page> {
  const page = await freshPage(browser, product.url);
  // Shown after every reload: browsers play no sound before the first interaction.
  const noSound = page.getByRole('button', { name: 'Sonido: no' });
  const question = page.getByRole('dialog').filter({ has: noSound });
  await page.addLocatorHandler(question, () => question.getByRole('button').first().click());
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  return page;
}

/** From both homes to the call, through the screens. */
async function meet(professional: Page, patient: Page) {
  await Promise.all([professional.goto('/'), patient.goto('/')]);
  await professional.getByText(LINE).waitFor();
  await patient.getByRole('button', { name: 'Guardia Virtual' }).click();
  await patient.getByRole('radio', { name: 'María González' }).check();
  await patient.getByRole('radio', { name: 'Clínica médica' }).check();
  await patient.getByLabel('¿Cuál es el motivo de la consulta?').fill('Fiebre desde anoche');
  await patient.getByRole('button', { name: 'Llamar' }).click();
  await patient.getByRole('heading', { name: 'Antes de entrar a la fila' }).waitFor();
  const consent = patient.getByRole('checkbox', { name: /acepto el consentimiento/ });
  if (await consent.isVisible()) await consent.check();
  await patient.getByRole('button', { name: /continuar/i }).click();
  await patient.getByRole('button', { name: 'Probar cámara y micrófono' }).click();
  await patient.getByRole('button', { name: 'Continuar' }).click();
  await patient.getByRole('heading', { name: 'Sala de espera' }).waitFor();
  await professional
    .getByRole('button', { name: /^Llamar/ })
    .first()
    .click();
}
