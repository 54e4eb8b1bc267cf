import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import type { Person } from '../fixtures/test.ts';

/** Goes on duty from the professional's home. */
export async function goOnDuty(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Entrar a la guardia' });
  const line = page.getByText('Se actualiza solo.');
  await expect(button.or(line)).toBeVisible();
  await pressUntil(button, line);
}

/** Presses until it took: what moves away as the screen's numbers arrive is not pressed. */
const pressUntil = (button: Locator, seen: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(seen).toBeVisible({ timeout: 5_000 });
  }).toPass();

type Visit = { patient: string; specialty: string; reason: string };

/** María has a fever and asks for a general physician. */
export const MARIAS_VISIT: Visit = {
  patient: 'María González',
  specialty: 'Clínica médica',
  reason: 'Fiebre desde anoche',
};

/** A professional on duty and a waiting patient of María's group, each logged in. */
export async function meetAtTheGuard(
  professional: Person,
  patient: Person,
  visit = MARIAS_VISIT,
  email = 'clinica@cercana.test',
): Promise<void> {
  await logIn(professional.page, email);
  await goOnDuty(professional.page);
  await logIn(patient.page, 'paciente@cercana.test');
  await joinQueue(patient.page, visit);
}

type Equipment = 'Probar cámara y micrófono' | 'Entrar sin cámara';

/** From the home's button to the waiting room, through every step of the screens. */
export async function joinQueue(
  page: Page,
  { patient, specialty, reason }: Visit,
  equipment?: Equipment,
): Promise<void> {
  const enter = page.getByRole('button', { name: 'Guardia Virtual' });
  const who = page.getByRole('radio', { name: patient });
  await expect(enter).toBeVisible();
  await pressUntil(enter, who);
  await who.check();
  await page.getByRole('radio', { name: specialty }).check();
  await page.getByLabel('¿Cuál es el motivo de la consulta?').fill(reason);
  await joinFromQuestions(page, equipment);
}

/** From the answered questions to the waiting room. */
export async function joinFromQuestions(page: Page, equipment?: Equipment): Promise<void> {
  await page.getByRole('button', { name: 'Llamar' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de entrar a la fila' })).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /acepto el consentimiento/ });
  if (await consent.isVisible()) await consent.check();
  await page.getByRole('button', { name: /continuar/i }).click();
  await checkEquipment(page, equipment);
  await expect(page.getByRole('heading', { name: 'Sala de espera' })).toBeVisible();
}

async function checkEquipment(
  page: Page,
  equipment: Equipment = 'Probar cámara y micrófono',
): Promise<void> {
  await page.getByRole('button', { name: equipment }).click();
  // On a machine without sound devices the browser finds no microphone.
  const anyway = page.getByRole('button', { name: 'Seguir igual' });
  const goOn = page.getByRole('button', { name: 'Continuar' });
  await expect(anyway.or(goOn).and(page.locator(':not([aria-disabled])')).first()).toBeVisible();
  await ((await anyway.isVisible()) ? anyway : goOn).click();
}

/** The professional calls a waiting patient, and both see the other's moving picture. */
export async function callPatient(
  professional: Person,
  patient: Person,
  { who, doctor }: { who: string; doctor: string },
): Promise<void> {
  await professional.page.getByRole('button', { name: `Llamar a ${who}` }).click();
  await expect(patient.page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  await expect(professional.page).toHaveURL(/\/profesional\/videollamada\?room=room/);
  await pictureMoves(patient.page, new RegExp(doctor));
  await pictureMoves(professional.page, new RegExp(who));
}

/** Whether a video moves: two snapshots differ. */
export async function pictureMoves(page: Page, name: RegExp): Promise<void> {
  const look = () =>
    page.getByLabel(name).evaluate((element) => {
      const video = element as HTMLVideoElement;
      if (video.videoWidth === 0) return '';
      const canvas = document.createElement('canvas');
      canvas.width = 32;
      canvas.height = 24;
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0, 32, 24);
      return Array.from(context?.getImageData(0, 0, 32, 24).data ?? []).join(',');
    });
  await expect.poll(look).not.toBe('');
  const first = await look();
  await expect.poll(look).not.toBe(first);
}
