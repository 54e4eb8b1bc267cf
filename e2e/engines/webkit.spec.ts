import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { expect, visitingTest as test } from '../fixtures/test.ts';
import { openWebKit, type WebKit } from '../fixtures/webkit.ts';

const SCREENS = {
  'paciente@cercana.test': [
    '/paciente',
    '/registro-completo',
    '/grupo-familiar',
    '/nuevo-miembro-familiar',
    '/paciente/mis-recetas',
    '/mi-plan',
    '/notificaciones',
    '/seguridad',
    '/ayuda',
  ],
  'clinica@cercana.test': ['/profesional', '/historia-clinica', '/registro-completo'],
};

/** Whether a screen is displayed: with its heading, within its width, and without an error. */
const stands = async (webkit: WebKit): Promise<boolean> =>
  webkit.ask<boolean>(`
    const heading = document.querySelector('h1')?.textContent ?? '';
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return heading !== '' && heading !== 'Algo salió mal' && !isWide;
  `);

test('every main screen opens in WebKit, for patients and for professionals', async ({
  product,
}) => {
  for (const [email, screens] of Object.entries(SCREENS)) {
    const webkit = await openWebKit();
    await webkit.goTo(`${product.url()}/login`);
    await webkit.type('[autocomplete~=username]', email);
    await webkit.type('[type=password]', DEMO_PASSWORD);
    await webkit.press('[type=submit]');
    await expect.poll(() => webkit.ask<string>('return location.pathname')).not.toBe('/login');
    for (const screen of screens) {
      await webkit.goTo(product.url() + screen);
      await expect.poll(() => stands(webkit), { message: screen }).toBe(true);
      expect(await webkit.ask<string>('return location.pathname')).toBe(screen);
    }
    await webkit.close();
  }
});
