import { listPrescriptions } from '@app/contract/prescriptions';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PATIENT = 'Tomás Acosta González';
const DNI = '57123456';

/** The CUIR of the usable prescription, as the patient's screen shows it. */
async function newestKey(page: Page): Promise<string> {
  // The home reads prescriptions too, and leaving it clears the browser's cache.
  await page.goto('/notificaciones');
  await expect(page.getByRole('heading', { name: 'Notificaciones', level: 1 })).toBeVisible();
  const reading = page.waitForResponse((response) =>
    response.url().includes(listPrescriptions.path),
  );
  await page.goto('/paciente/mis-recetas');
  const answer = listPrescriptions.response.parse(await (await reading).json());
  const prescription = answer.data.find(
    ({ status, patient_name }) => status === 'ISSUED' && patient_name === PATIENT,
  );
  return prescription?.medications[0]?.cuir ?? '';
}

/** The patient shows what a counter asks for, which works offline once it was loaded. */
async function showAtCounter(page: Page, cuir: string): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /^Mostrar en la farmacia: Ibuprofeno 2 g/ }).click();
  const shown = page.getByRole('dialog', { name: 'Receta para la farmacia' });
  for (const text of [PATIENT, '57.123.456', 'Ibuprofeno 2 g'])
    await expect(shown.getByText(text)).toBeVisible();
  expect((await shown.textContent())?.replaceAll(' ', '')).toContain(cuir);
  await page.context().setOffline(false);
  await isAccessibleAtEverySize(page, '/paciente/mis-recetas, at the counter');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
}

/** Types like a scanner and a person: CUIR, Enter, DNI, Enter. */
async function present(page: Page, cuir: string, dni: string): Promise<void> {
  await page.goto('/farmacia');
  await expect(page.getByLabel('CUIR')).toBeFocused();
  await page.keyboard.type(cuir);
  await page.keyboard.press('Enter');
  await page.keyboard.type(dni);
  await page.keyboard.press('Enter');
}

async function handOver(page: Page): Promise<void> {
  await page.getByLabel('Producto').fill('Ibupirac suspensión');
  await page.getByLabel('Presentación').fill('Frasco de 90 ml');
  await page.getByLabel('Lote').fill('A2291');
  await page.getByLabel('Nombre y apellido').fill('Elena Ferreyra');
  await page.getByLabel('Matrícula').fill('MN 18.402');
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  const question = page.getByRole('dialog', { name: '¿Registrar la entrega?' });
  await expect(question).toContainText(PATIENT);
  await isAccessibleAtEverySize(page, '/farmacia, the question');
  await question.getByRole('button', { name: 'Registrar entrega' }).dblclick();
}

test('a pharmacy serves a prescription once, and its patient sees it', async ({ open }) => {
  proves(
    'prescription-at-the-counter',
    'notifications-read-together',
    'counter-once',
    'counter-proof',
    'counter-people-are-told',
    'screens-are-accessible',
  );
  const patient = await open({ camera: false });
  await logIn(patient.page, 'paciente@cercana.test');
  const cuir = await newestKey(patient.page);
  await showAtCounter(patient.page, cuir);
  const { page } = await open({ camera: false });
  await logIn(page, 'farmacia@cercana.test');
  await expect(page).toHaveURL(/\/farmacia$/);

  await present(page, cuir, '57123457');
  await expect(page.getByRole('alert')).toContainText('No encontramos una receta');
  await present(page, cuir, DNI);
  await expect(page.getByRole('heading', { name: PATIENT })).toBeFocused();
  await isAccessibleAtEverySize(page, '/farmacia, a prescription');
  await handOver(page);
  await expect(page.getByRole('heading', { name: 'Entrega registrada' })).toBeFocused();
  await isAccessibleAtEverySize(page, '/farmacia, the proof');
  await page.getByRole('button', { name: 'Otra receta' }).click();
  await expect(page.getByLabel('CUIR')).toBeFocused();

  await present(page, cuir, DNI);
  await expect(page.getByRole('alert')).toContainText(/Ya se dispensó el \d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('button', { name: 'Registrar entrega' })).toHaveCount(0);

  await readProof(patient.page);
  await isNotValid(patient.page, cuir);
});

/** The patient was notified, and reads what was handed over. */
async function readProof(page: Page): Promise<void> {
  await page.goto('/notificaciones');
  const today = page.getByRole('region', { name: 'Hoy' });
  await expect(
    today.getByRole('button', { name: /^Una farmacia dispensó la receta de Tomás/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(page.getByText('Todas las notificaciones están leídas.')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Notificaciones', exact: true })).toBeVisible();
  await isAccessibleAtEverySize(page, '/notificaciones, all of them read');
  await page.goto('/paciente/mis-recetas?tab=enviadas');
  await page.getByRole('link', { name: /Ver entrega: Ibuprofeno 2 g/ }).click();
  await expect(page.getByText('Ibupirac suspensión')).toBeVisible();
  await expect(page.getByText('Elena Ferreyra · MN 18.402')).toBeVisible();
  await isAccessibleAtEverySize(page, '/paciente/mis-recetas, the proof');
}

async function isNotValid(page: Page, cuir: string): Promise<void> {
  await page.goto('/verificar');
  await page.getByLabel('Código del documento').fill(cuir);
  await page.getByLabel('DNI del paciente').fill(DNI);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('El documento no es válido')).toBeVisible();
}

test('a pharmacy blocks a prescription, and only its professional decides', async ({ open }) => {
  proves('counter-block', 'counter-prescriber-annuls', 'screens-are-accessible');
  const patient = await open({ camera: false });
  await logIn(patient.page, 'paciente@cercana.test');
  const cuir = await newestKey(patient.page);
  const pharmacy = await open({ camera: false });
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  await present(pharmacy.page, cuir, DNI);
  await block(pharmacy.page);

  await patient.page.goto('/paciente/mis-recetas');
  await expect(
    patient.page.getByRole('region', { name: /Ibuprofeno 2 g/ }).getByText(/la va a revisar/),
  ).toBeVisible();

  const { page } = await open({ camera: false });
  await logIn(page, 'pediatria@cercana.test');
  await openPrescriptions(page);
  await decide(page, 'Reactivar');
  await expect(orders(page).getByText('Nueva', { exact: true })).toBeVisible();
  await decide(page, 'Anular receta', 'La dosis no es la de su peso');
  await expect(orders(page).getByText('Anulada', { exact: true })).toBeVisible();

  await present(pharmacy.page, cuir, DNI);
  await expect(pharmacy.page.getByRole('alert')).toContainText('No encontramos una receta');
});

async function block(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bloquear por error manifiesto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bloquear la receta' });
  await dialog.getByLabel('Motivo').fill('La dosis no coincide con el peso');
  await dialog.getByLabel('Nombre y apellido').fill('Elena Ferreyra');
  await dialog.getByLabel('Matrícula').fill('MN 18.402');
  await isAccessibleAtEverySize(page, '/farmacia, the block');
  await dialog.getByRole('button', { name: 'Bloquear receta' }).click();
  await expect(page.getByText(/Nadie la puede dispensar/)).toBeVisible();
}

/** The chosen tab of a consultation; print has all of them. */
const orders = (page: Page) => page.getByRole('tabpanel');

/** The newest consultation of the patient, as its author reads it. */
async function openPrescriptions(page: Page): Promise<void> {
  await page.goto('/historia-clinica');
  await page.getByLabel('DNI').fill(DNI);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: /Acosta González/ }).click();
  await expect(orders(page).getByText('Bloqueada por la farmacia')).toBeVisible();
  await isAccessibleAtEverySize(page, '/historia-clinica, a blocked prescription');
}

/** Clicks one of the author's buttons and answers its dialog. */
async function decide(page: Page, act: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${act}.*Ibuprofeno 2 g`) }).click();
  const question = page.getByRole('dialog');
  if (reason) await question.getByLabel('Motivo').fill(reason);
  await question.getByRole('button', { name: act }).click();
  await expect(question).toBeHidden();
}
