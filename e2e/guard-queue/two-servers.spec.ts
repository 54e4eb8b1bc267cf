import type { Page } from '@playwright/test';
import { PHARYNGITIS, storeRecord } from '../consultations/record.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTwoServers, type TwoServers } from '../fixtures/two-servers.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT, pictureMoves } from './journey.ts';

let servers: TwoServers;
test.beforeEach(async ({ clinic }) => {
  servers = await startTwoServers(clinic);
});
test.afterEach(() => servers.stop());

/** Both see the other's moving picture. */
const seeEachOther = (patient: Page, professional: Page) =>
  Promise.all([pictureMoves(patient, /Laura Benítez/), pictureMoves(professional, /^Video de/)]);

/** Opens the texts of the call. */
async function openTexts(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Más/ }).click();
  await page.getByRole('button', { name: 'Escribir mensaje' }).click();
}

/** A text in the open conversation. */
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

async function write(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /mensaje/i });
  await field.fill(words);
  // A text that cannot be sent now stays in the field, and is sent later.
  await expect(async () => {
    await field.press('Enter');
    await expect(field).toHaveValue('', { timeout: 1_000 });
  }).toPass();
}

test('a consultation across two servers survives the death of one of them', {
  tag: '@call',
}, async () => {
  const { first, second } = servers;
  const professional = await servers.open(second);
  const patient = await servers.open(first);
  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await logIn(patient.page, 'paciente@cercana.test');
  await joinQueue(patient.page, MARIAS_VISIT);
  await professional.page.getByRole('button', { name: 'Llamar a María González' }).click();
  await expect(patient.page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  const room = professional.page.url();
  await seeEachOther(patient.page, professional.page);
  await openTexts(professional.page);
  await write(professional.page, 'Buenas tardes, ¿me escucha bien?');
  await expect(patient.page.getByText(/Buenas tardes, ¿me escucha bien\?$/)).toBeVisible();
  await openTexts(patient.page);
  await write(patient.page, 'Sí, la escucho');
  await expect(text(professional.page, 'Sí, la escucho')).toBeVisible();

  await second.kill();
  await write(patient.page, 'Sigo acá');
  professional.leadTo(first);
  await expect(text(professional.page, 'Sigo acá')).toBeVisible();
  await write(professional.page, 'Ya volví');
  await expect(text(patient.page, 'Ya volví')).toBeVisible();
  await seeEachOther(patient.page, professional.page);
  for (const words of ['Buenas tardes, ¿me escucha bien?', 'Sí, la escucho', 'Sigo acá'])
    await expect(text(professional.page, words)).toHaveCount(1);
  expect(professional.page.url()).toBe(room);

  await storeRecord(professional.page, PHARYNGITIS);
  await expect(patient.page).toHaveURL(/\/paciente\?fin=/);
});

test('a patient waiting on a server that dies keeps the place on the other', {
  tag: '@call',
}, async () => {
  const { first, second } = servers;
  const professional = await servers.open(first);
  const patient = await servers.open(second);
  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await logIn(patient.page, 'paciente@cercana.test');
  await joinQueue(patient.page, MARIAS_VISIT);
  const call = professional.page.getByRole('button', { name: 'Llamar a María González' });
  await expect(call).toBeVisible();

  const newLine = patient.page.waitForEvent('websocket');
  await second.kill();
  patient.leadTo(first);
  await newLine;
  await expect(patient.page.getByTestId('position')).toHaveText('1.º');
  await call.click();
  await expect(patient.page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  await seeEachOther(patient.page, professional.page);
});

test('while Redis is away both servers work, and afterwards all screens are up to date', {
  tag: '@call',
}, async () => {
  const { first, second, redis } = servers;
  const professional = await servers.open(second);
  const patient = await servers.open(first);
  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await logIn(patient.page, 'paciente@cercana.test');

  await redis.stop();
  await joinQueue(patient.page, MARIAS_VISIT);
  await professional.page.getByRole('button', { name: 'Llamar a María González' }).click();
  await expect(patient.page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  await openTexts(professional.page);
  await write(professional.page, 'La estoy esperando');
  await redis.start();

  await expect(patient.page.getByText(/La estoy esperando$/)).toBeVisible();
  await seeEachOther(patient.page, professional.page);
  await openTexts(patient.page);
  await write(patient.page, 'Ya la veo');
  await expect(text(professional.page, 'Ya la veo')).toBeVisible();

  await redis.stop();
  await write(patient.page, 'Me duele la garganta');
  await redis.start();
  await expect(text(professional.page, 'Me duele la garganta')).toBeVisible();
  await seeEachOther(patient.page, professional.page);
});
