import { expect, type Locator, type Page, test } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import type { Person } from '../fixtures/test.ts';

/** The tag of tests with moving video. */
const CALL = '@call';

/** Goes on duty from the professional's home. */
export async function goOnDuty(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Entrar a la guardia' });
  const line = page.getByText('Se actualiza solo.');
  await expect(button.or(line)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(line).toBeVisible();
}

export type Visit = { patient: string; specialty: string; reason: string };

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

/** The button clicked while camera and microphone are tested; after a pass it continues automatically. */
type Equipment = 'Continuar' | 'Entrar sin cámara' | 'nothing';

/** Testing a camera takes seconds of processor time, so only people who are seen in the call do it. */
const usualEquipment = (): Equipment =>
  test.info().tags.includes(CALL) ? 'Continuar' : 'Entrar sin cámara';

/** From the home's button to the waiting room, through every step of the screens. */
export async function joinQueue(page: Page, visit: Visit, equipment?: Equipment): Promise<void> {
  await page.getByRole('button', { name: 'Guardia Virtual' }).click();
  await answerQuestions(page, visit);
  await joinFromQuestions(page, equipment);
}

/** The question of the reason. */
export const REASON = '¿Cuál es el motivo de la consulta?';

/**
 * The questions on one page or, on a phone, one after another; with nobody else to choose, the patient is not
 * asked.
 */
export async function answerQuestions(page: Page, visit: Visit): Promise<void> {
  const isTelephone = (page.viewportSize()?.width ?? 0) < 600;
  await (isTelephone ? answerOneByOne : answerOnOnePage)(page, visit);
  await page.getByLabel(REASON).fill(visit.reason);
}

async function answerOnOnePage(page: Page, { patient, specialty }: Visit): Promise<void> {
  await expect(page.getByLabel(REASON)).toBeVisible();
  const who = page.getByRole('radio', { name: patient });
  if (await who.isVisible()) {
    // The strip with the patient's name must not move anything.
    const place = await who.boundingBox();
    await who.check();
    expect(await who.boundingBox()).toEqual(place);
    const strip = page.getByRole('region', { name: 'Paciente de la consulta' });
    // Absent for the holder; its box would be waited for.
    if (await strip.isVisible()) {
      const across = await page.evaluate(() => document.documentElement.clientWidth);
      expect((await strip.boundingBox())?.width).toBe(across);
    }
  }
  await page.getByRole('radio', { name: specialty }).check();
}

async function answerOneByOne(page: Page, { patient, specialty }: Visit): Promise<void> {
  const who = page.getByRole('button', { name: patient });
  const reason = page.getByLabel(REASON);
  const field = page.getByRole('button', { name: specialty });
  await expect(who.or(field).or(reason)).toBeVisible();
  if (await who.isVisible()) await who.click();
  await expect(field.or(reason)).toBeVisible();
  const isProposed = (await reason.isVisible()) && (await page.getByText(specialty).isVisible());
  if (isProposed) return;
  if (await reason.isVisible()) {
    await page.getByRole('button', { name: 'Cambiar Especialidad' }).click();
  }
  await field.click();
}

/** From the answered questions to the waiting room. */
export async function joinFromQuestions(page: Page, equipment?: Equipment): Promise<void> {
  const room = page.getByRole('heading', { name: 'Sala de espera' });
  await goOnFromQuestions(page, room, equipment);
}

/** From the answered questions to what follows the equipment test. */
export async function goOnFromQuestions(
  page: Page,
  end: Locator,
  equipment?: Equipment,
): Promise<void> {
  await page.getByRole('button', { name: 'Llamar' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de entrar a la fila' })).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /acepto el consentimiento/ });
  if (await consent.isVisible()) await consent.check();
  await page.getByRole('button', { name: /continuar/i }).click();
  await checkEquipment(page, end, equipment);
  await expect(end).toBeVisible();
}

/**
 * Equipment that passed today is not tested again, and a microphone that is not heard on a busy machine is
 * accepted.
 */
async function checkEquipment(
  page: Page,
  end: Locator,
  equipment: Equipment = usualEquipment(),
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, disabled: false, exact: true });
  if (equipment === 'Entrar sin cámara') await button(equipment).click();
  const start = button('Probar cámara y micrófono');
  const heard = page.getByText('El micrófono funciona');
  const anyway = button('Seguir igual');
  await expect(start.or(heard).or(anyway).or(end).first()).toBeVisible();
  if (await end.isVisible()) return;
  if (await start.isVisible()) await start.click();
  await expect(heard.or(anyway).or(end).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  if (equipment !== 'nothing') await pressUntil(button('Continuar'), end);
}

/** Clicks a button whose step may also continue automatically. */
const pressUntil = (button: Locator, end: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(end).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** The patient who is called, and the professional who calls. */
type Callers = { who: string; doctor: string };

/** The professional calls a waiting patient, and both see the other's moving picture. */
export async function callPatient(
  professional: Person,
  patient: Person,
  { who, doctor }: Callers,
): Promise<void> {
  await takeTheCall(professional, patient, who);
  await pictureMoves(patient.page, new RegExp(doctor));
  await pictureMoves(professional.page, new RegExp(who));
}

/**
 * The same without pictures, for tests about the result of a call, since two moving pictures take most of a
 * core. The patient joined without a camera.
 */
export async function callByVoice(
  professional: Person,
  patient: Person,
  { who, doctor }: Callers,
): Promise<void> {
  await takeTheCall(professional, patient, who);
  await professional.page.getByRole('button', { name: 'Apagar cámara' }).click();
  const isOff = (name: string) => new RegExp(`${name} tiene la cámara apagada`);
  await expect(professional.page.getByText(isOff(who))).toBeVisible();
  await expect(patient.page.getByText(isOff(doctor))).toBeVisible();
}

async function takeTheCall(professional: Person, patient: Person, who: string): Promise<void> {
  await professional.page.getByRole('button', { name: `Llamar a ${who}` }).click();
  await expect(patient.page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  await expect(professional.page).toHaveURL(/\/profesional\/videollamada\?room=room/);
}

/** Whether a video moves: two snapshots differ. */
export async function pictureMoves(page: Page, name: RegExp): Promise<void> {
  expect(test.info().tags, 'a journey with moving video says so').toContain(CALL);
  // The screen being left may still have another element of the same name.
  const picture = page.locator('video').and(page.getByLabel(name));
  const look = () =>
    picture.evaluate((element) => {
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
