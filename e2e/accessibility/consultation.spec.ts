import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import {
  askToSign,
  openSection,
  PHARYNGITIS,
  prescribe,
  sign,
  writeRecord,
} from '../consultations/record.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { closeToasts } from '../fixtures/toasts.ts';
import { MARIAS_VISIT, meetAtTheGuard, pictureMoves } from '../guard-queue/journey.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

const SECTIONS = [
  'Paciente y antecedentes',
  'Registro de Consulta',
  'Receta',
  'Indicaciones',
  'Certificado',
  'Derivación',
  'Pedido de estudios',
];

/** Wider than a table of 1280 px. */
const REASON_WITH_A_LINK = `Mi estudio: https://estudios.example/${'resultado'.repeat(18)}`;

test('every screen of a consultation, from the waiting room to the history', {
  tag: '@call',
}, async ({ open }) => {
  proves('screens-are-accessible');
  test.setTimeout(400_000);
  const professional = await open();
  const patient = await open();
  await meetAtTheGuard(professional, patient, { ...MARIAS_VISIT, reason: REASON_WITH_A_LINK });
  await isAccessibleAtEverySize(patient.page, 'the waiting room');
  await isAccessibleAtEverySize(professional.page, 'the line with a patient');

  await enterWithoutCamera(professional, patient);
  await isAccessibleAtEverySize(patient.page, 'the call');
  await readMessagesOnALowScreen(professional.page, patient.page);
  await useTheKeys(professional.page);
  await readTheHistory(professional.page);
  await reachAllBesideAMessage(professional.page);
  await closeToasts(professional.page);
  // Moving pictures would take most of a core while the sections are checked.
  for (const { page } of [professional, patient])
    await page.getByRole('button', { name: 'Apagar cámara' }).click();
  for (const name of SECTIONS) {
    await openSection(professional.page, name);
    await isAccessibleAtEverySize(professional.page, `the record, ${name}`);
  }
  await writeRecord(professional.page, PHARYNGITIS);
  await prescribe(professional.page, PHARYNGITIS);
  await askToSign(professional.page);
  await isAccessibleAtEverySize(professional.page, 'the signature');
  await sign(professional.page);
  await expect(professional.page).toHaveURL(/\/profesional$/);

  await expect(patient.page).toHaveURL(/\/paciente\?fin=/);
  await isAccessibleAtEverySize(patient.page, 'the end of the consultation');
  await patient.page.goto('/notificaciones');
  await patient.page
    .getByRole('button', { name: /Receta/ })
    .first()
    .click();
  await isAccessibleAtEverySize(patient.page, 'a notification');
  await patient.page.getByRole('link', { name: 'Ver el resumen' }).click();
  await expect(patient.page.getByRole('heading', { name: 'Resumen de tu consulta' })).toBeFocused();
  await expect(patient.page.getByRole('button', { name: /^Receta: / })).toBeVisible();
  await expect(patient.page.getByText(/^Volvé a consultar el .+ \(a los 7 días\)$/)).toBeVisible();
  await isAccessibleAtEverySize(patient.page, 'the summary of the consultation');
  await endsWithItsText(patient.page);
  await patient.page.goto('/paciente/mis-consultas');
  await isAccessibleAtEverySize(patient.page, 'every consultation of the patient');
  await patient.page
    .getByRole('link', { name: /^Ver resumen/ })
    .first()
    .click();
  await expect(patient.page.getByRole('heading', { name: 'Resumen de tu consulta' })).toBeFocused();

  await professional.page.goto('/historia-clinica');
  await professional.page.getByRole('button', { name: 'Buscar' }).click();
  await isAccessibleAtEverySize(professional.page, 'the search of histories');
  await professional.page
    .getByRole('link', { name: /González/ })
    .first()
    .click();
  await expect(professional.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await isAccessibleAtEverySize(professional.page, 'a clinical history');
});

/** A telephone on its side, and a desk enlarged to 400 %: two lines of what was written can be read. */
async function readMessagesOnALowScreen(writer: Page, reader: Page): Promise<void> {
  await writeInTheCall(writer, 'Dejé el informe en tu historia');
  const before = reader.viewportSize();
  await openMessages(reader);
  const message = reader.getByText('Dejé el informe en tu historia');
  for (const size of [
    { width: 740, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await reader.setViewportSize(size);
    await message.scrollIntoViewIfNeeded();
    const height = await message.evaluate(
      (element) => element.parentElement?.parentElement?.clientHeight,
    );
    expect(height, `${size.width} px`).toBeGreaterThanOrEqual(48);
  }
  await reader.keyboard.press('Escape');
  if (before) await reader.setViewportSize(before);
}

async function openMessages(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Más opciones/ }).click();
  await page.getByRole('button', { name: 'Escribir mensaje' }).click();
}

async function writeInTheCall(page: Page, words: string): Promise<void> {
  await openMessages(page);
  await page.getByLabel('Tu mensaje').fill(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** The room under a screen's bars would be an empty last sheet of a letter. */
async function endsWithItsText(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toHaveCSS('padding-bottom', '0px');
  await page.emulateMedia({ media: null });
}

/**
 * The card of the call, held while it is checked; then the call is entered without the camera, which is turned
 * on inside.
 */
async function enterWithoutCamera(professional: Person, { page }: Person) {
  const answer = await holdCommands(page);
  await professional.page.getByRole('button', { name: 'Llamar a María González' }).click();
  const card = page.getByRole('alertdialog', { name: 'Te llama la Dra. Laura Benítez' });
  await expect(card.getByLabel('Mi imagen')).toBeVisible();
  await isAccessibleAtEverySize(page, 'the call that comes in');
  await expect(card.getByRole('button', { name: 'Entrar sin cámara' })).toBeFocused();
  await page.keyboard.press('Enter');
  answer();
  await expect(page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  await page.getByRole('button', { name: 'Prender cámara' }).click();
  await pictureMoves(professional.page, /María González/);
  await pictureMoves(page, /Laura Benítez/);
}

/** Delays the screen's automatic commands until released. */
async function holdCommands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/guard-queue/entries/*', async (route) => {
    if (route.request().method() === 'PUT') await promise;
    await route.continue();
  });
  return resolve;
}

/** Microphone and sections without the mouse, with the palette and with their shortcuts. */
async function useTheKeys(page: Page) {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Acciones' });
  await expect(palette.getByLabel('Buscar una acción')).toBeFocused();
  await isAccessibleAtEverySize(page, 'the palette');
  await page.keyboard.type('microfono');
  await expect(palette.getByRole('option')).toHaveText([/Silenciar micrófono/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Activar micrófono' })).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('button', { name: 'Silenciar micrófono' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  const next = page.getByRole('button', { name: 'Receta', exact: true });
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-expanded', 'true');
}

/** The history beside the call: a column on a wide screen, else a sheet that returns the focus. */
async function readTheHistory(page: Page) {
  const before = page.viewportSize();
  const visits = page.getByRole('region', { name: 'Últimas consultas' });
  const button = page.getByRole('button', { name: /^Historia \(\d+\)$/ });
  await page.setViewportSize({ width: 1680, height: 950 });
  const column = page.getByRole('complementary', { name: 'Historia de María' });
  await expect(column.getByRole('region', { name: 'Medicación en uso' })).toBeVisible();
  await expect(visits.getByRole('listitem')).toHaveCount(3);
  await button.click();
  await expect(column).toBeHidden();
  if (before) await page.setViewportSize(before);

  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Historia de María' });
  await expect(sheet.getByRole('link', { name: /Ver historia/ })).toBeVisible();
  await expect(visits).toBeVisible();
  await isAccessibleAtEverySize(page, 'the history beside the call');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
}

/** A message is over the picture, and must not cover anything that is used. */
async function reachAllBesideAMessage(page: Page) {
  await openSection(page, 'Indicaciones');
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const message = page.getByRole('button', { name: 'Cerrar aviso' });
  await expect(message).toBeVisible();
  for (const name of [/^Historia/, 'Paciente y antecedentes', 'Apagar cámara', 'Mover mi imagen']) {
    await page.getByRole('button', { name }).click({ trial: true });
  }
  await expect(message).toBeVisible();
}
