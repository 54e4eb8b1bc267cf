import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { untilSettled } from '../fixtures/settled.ts';
import { expect, test, visitingTest } from '../fixtures/test.ts';

/**
 * Most files fetched from the landing to a home, without prefetched ones, since each costs a round trip.
 * Currently 21.
 */
const MOST_FILES = 25;

function countScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
}

visitingTest('the keyboard alone logs in, from the landing to the home', async ({ open }) => {
  const { page } = await open();
  const scripts = countScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reach = async (name: string | RegExp, role: 'link' | 'textbox' | 'button') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${name} is not reached with Tab`);
  };
  await reach('Iniciar Sesión', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeFocused();
  await reach('E-mail', 'textbox');
  await page.keyboard.type('paciente@cercana.test');
  await reach('Contraseña', 'textbox');
  await page.keyboard.type('no es esta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/paciente$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await untilSettled(page);
  expect(scripts.size).toBeLessThan(MOST_FILES);
});

test('the second factor is enrolled, asked for at the next login, and every step is accessible', async ({
  open,
}) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test', '/seguridad');
  await page.getByRole('button', { name: 'Activar segundo factor' }).click();
  await isAccessibleAtEverySize(page, 'the question of who is there');
  await page.getByRole('dialog').getByLabel('Contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('img', { name: /Imagen para escanear/ })).toBeVisible();
  await isAccessibleAtEverySize(page, 'enrolling');
  const typed = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  const totp = new TOTP({ secret: typed.replaceAll(' ', '') });
  await page.getByLabel('Código de 6 dígitos').fill(totp.generate());
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await isAccessibleAtEverySize(page, 'the recovery codes');
  const [recovery = ''] = await codes.allInnerTexts();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();

  const other = (await open()).page;
  await other.goto('/login');
  await other.getByLabel('E-mail').fill('paciente@cercana.test');
  await other.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Ingresar' }).click();
  await expect(other.getByRole('heading', { name: 'Ingresá el código' })).toBeVisible();
  await isAccessibleAtEverySize(other, 'the second step');
  await other.goto('/paciente');
  await expect(other).toHaveURL(/\/$/);
  await other.goto('/login');
  await other.getByLabel('E-mail').fill('paciente@cercana.test');
  await other.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Ingresar' }).click();
  await other.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await other.getByLabel('Código de recuperación').fill(recovery.toLowerCase());
  await other.getByRole('button', { name: 'Ingresar' }).click();
  await expect(other).toHaveURL(/\/paciente$/);

  await page.reload();
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(page.getByText('Cerramos las demás sesiones.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/(login)?$/);
});
