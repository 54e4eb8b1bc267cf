import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import { type MessageProviders, startMessageProviders } from '../fixtures/message-providers.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT } from '../guard-queue/journey.ts';
import { acceptWhatsApp } from './confirm-telephone.ts';

/** The product with WhatsApp and a push service. */
const test = base.extend<{ providers: MessageProviders }>({
  providers: async ({}, use) => {
    const providers = await startMessageProviders();
    await use(providers);
    await providers.stop();
  },
  product: async ({ clinic, providers }, use) => {
    const product = await startProduct(clinic, providers.settings);
    await use(product);
    await product.stop();
  },
});

test('who closed the page is called on the device, and a WhatsApp that fails is sent again', async ({
  open,
  providers,
}) => {
  const professional = await open();
  const patient = await open({ width: 360, height: 740, serviceWorkers: 'allow' });
  await allowPushes(patient.page, providers);
  await logIn(patient.page, 'paciente@cercana.test');
  await acceptWhatsApp(patient.page, () => codeAtWhatsApp(providers));
  await patient.page.goto('/paciente');
  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await joinQueue(patient.page, MARIAS_VISIT);
  await patient.page.getByRole('button', { name: 'Avisame cuando me toque' }).click();
  await expect(patient.page.getByText(/Te avisamos en este dispositivo/)).toBeVisible();

  providers.failWhatsApp(1);
  await writeByWhatsApp(professional.page);
  // Retried after five to ten seconds, more on a busy machine; the list is polled every ten.
  await expect(professional.page.getByText('Enviado', { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  expect(providers.whatsApps).toMatchObject([
    { to: '5491123456789', template: { name: 'codigo' } },
    { to: '5491123456789', template: { name: 'guardia_por_atender' } },
  ]);
  await professional.page.keyboard.press('Escape');

  await patient.page.close();
  await professional.page.getByRole('button', { name: 'Llamar a María González' }).click();
  await expect.poll(() => providers.pushes().length).toBe(1);
  const [pushed = ''] = providers.pushes();
  expect(JSON.parse(pushed)).toMatchObject({
    title: 'Te están llamando desde la guardia',
    path: '/paciente',
    isCall: true,
  });
  expect(pushed).not.toMatch(/María|González|Fiebre|Dra?\./);
});

/** The browser's own push service needs the internet, so this provides the subscription instead. */
async function allowPushes(page: Page, { subscription }: MessageProviders): Promise<void> {
  await page.context().grantPermissions(['notifications', 'camera', 'microphone']);
  await page.addInitScript((given) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
}

async function codeAtWhatsApp({ whatsApps }: MessageProviders): Promise<string> {
  await expect.poll(() => whatsApps.length).toBe(1);
  return whatsApps[0]?.template.components[0]?.parameters[0]?.text ?? '';
}

async function writeByWhatsApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar un mensaje a María González' }).click();
  const chat = page.getByRole('dialog', { name: 'Mensaje a María González' });
  await chat.getByRole('radio', { name: 'WhatsApp' }).check();
  await chat.getByLabel('Plantilla').selectOption('Estamos por atenderte');
  await chat.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(chat.getByText('Enviando')).toBeVisible();
}
