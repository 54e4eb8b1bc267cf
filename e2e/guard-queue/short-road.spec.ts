import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { countWork, type Work } from './count-work.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT, REASON, type Visit } from './journey.ts';

/**
 * Clicks from the login screen to the waiting room before the flow was shortened: *Ingresar*, *Guardia
 * Virtual*, who, specialty, *Llamar*, *Continuar*, *Probar cámara y micrófono*, *Continuar*; and the consent's
 * box the first time.
 */
const PRESSES_BEFORE = 8;
const TYPED = 3;

const TOMAS_VISIT: Visit = { patient: 'Tomás', specialty: 'Pediatría', reason: 'Le duele el oído' };

/** Both specialties are attended. */
async function openGuard(open: () => Promise<Person>): Promise<void> {
  for (const email of ['clinica@cercana.test', 'pediatria@cercana.test']) {
    const { page } = await open();
    await logIn(page, email);
    await goOnDuty(page);
  }
}

type Taken = { presses: number; typed: number; isTested: boolean };

/** Logs in by hand, goes to the waiting room and leaves it; returns the work until the waiting room. */
async function goTheWay(page: Page, work: Work, visit: Visit): Promise<Taken> {
  await page.context().clearCookies({ name: /^(?!equipo$)/ });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  work.presses = 0;
  work.typed.clear();
  work.headings = [];
  await page.getByLabel('E-mail').fill('paciente@cercana.test');
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await joinQueue(page, visit, 'nothing');
  const taken = {
    presses: work.presses,
    typed: work.typed.size,
    isTested: work.headings.includes('Probemos tu equipo'),
  };
  const cancel = page.getByRole('button', { name: 'Cancelar la consulta' });
  await cancel.and(page.locator(':not([aria-disabled])')).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la consulta' }).click();
  await expect(page.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
  return taken;
}

const forgetEquipment = (page: Page) => page.context().clearCookies({ name: 'equipo' });

for (const width of [360, 1280]) {
  test(`at ${width} px the way from the login to the line takes five presses, for oneself and for a child`, async ({
    open,
  }) => {
    proves('short-road-to-the-queue', 'equipment-pass-is-kept');
    await openGuard(open);
    const { page } = await open({ width, height: 740 });
    const work = await countWork(page);
    await page.goto('/login');
    const first = [
      await goTheWay(page, work, MARIAS_VISIT),
      await goTheWay(page, work, TOMAS_VISIT),
    ];
    await forgetEquipment(page);
    const later = [
      await goTheWay(page, work, MARIAS_VISIT),
      await goTheWay(page, work, TOMAS_VISIT),
    ];
    // The first time, each patient has to accept the consent.
    expect(first).toEqual([
      { presses: 6, typed: TYPED, isTested: true },
      { presses: 6, typed: TYPED, isTested: false },
    ]);
    expect(later).toEqual([
      { presses: 5, typed: TYPED, isTested: true },
      { presses: 5, typed: TYPED, isTested: false },
    ]);
    const most = Math.max(...later.map(({ presses }) => presses));
    expect(most).toBeLessThanOrEqual((PRESSES_BEFORE * 2) / 3);
  });
}

test('on a narrow telephone the keyboard alone goes the way, Back leads to the earlier question, and every step is accessible', async ({
  open,
}) => {
  proves('one-question-a-screen', 'reason-stays-in-memory');
  await openGuard(open);
  const { page } = await open({ width: 320, height: 568 });
  await logIn(page, 'paciente@cercana.test');
  const press = async (name: RegExp | string, role: 'button' | 'checkbox' = 'button') => {
    await tabTo(page, name, role);
    await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
  };
  const question = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  const who = question(/^Pregunta 1 de 2 ¿Para quién es la consulta\?$/);
  const why = question(/^Pregunta 2 de 2 ¿Cuál es el motivo de la consulta\?$/);

  await press('Guardia Virtual');
  await expect(who).toBeVisible();
  await isAccessibleAtEverySize(page, 'for whom it is');
  await press(/^Tomás/);
  await expect(why).toBeFocused();
  await page.goBack();
  await expect(who).toBeVisible();
  await page.goForward();
  await expect(why).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
  await expect(page.getByText('Pediatría')).toBeVisible();
  await tabTo(page, REASON, 'textbox');
  await page.keyboard.type(TOMAS_VISIT.reason);
  await isAccessibleAtEverySize(page, 'the reason');
  await press('Llamar');
  await expect(question(/^Antes de entrar a la fila$/)).toBeFocused();
  await isAccessibleAtEverySize(page, 'before entering');
  await press(/acepto el consentimiento/, 'checkbox');
  await press('Acepto y continuar');
  await expect(page.getByText('La cámara funciona')).toBeVisible();
  await press('Reproducir un sonido');
  await isAccessibleAtEverySize(page, 'the equipment on the way');
  await expect(page.getByText('El micrófono funciona')).toBeVisible();
  await press('Continuar');
  await expect(page.getByRole('heading', { name: 'Sala de espera' })).toBeFocused();
  await expect(page.getByText('Sos el próximo')).toBeVisible();
  await isAccessibleAtEverySize(page, 'the waiting room of the next one');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(TOMAS_VISIT.reason);
});
