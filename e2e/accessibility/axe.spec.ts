import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test as ownTest, type Person, visitingTest as test } from '../fixtures/test.ts';
import { goOnDuty } from '../guard-queue/journey.ts';
import { isAccessibleAsItIs, isAccessibleAtEverySize } from './is-accessible.ts';

const NOWHERE = '/no-existe';

async function visit({ page }: Person, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await page.goto(place);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    if (place !== NOWHERE) await expect(heading).not.toHaveText('No encontramos esta página');
    await isAccessibleAtEverySize(page, place);
  }
}

test('the public screens', async ({ open }) => {
  proves('routes-public', 'screens-are-accessible');
  await visit(await open(), [
    '/',
    '/login',
    '/signup',
    '/signup-profesional',
    '/cuenta-creada',
    '/recuperar-clave',
    '/correo-enviado',
    '/reset/finish?key=una-llave-que-no-existe',
    '/clave-restaurada',
    '/authorizeredirect',
    '/gmail/callback?error=access_denied',
    '/signup/un-boleto-de-registro-que-no-existe-mas',
    '/terminos-y-condiciones',
    '/verificar',
    '/turno?clave=una-llave-que-no-existe',
    '/receta?clave=una-llave-que-no-existe',
    '/receta',
    NOWHERE,
  ]);
});

test('the screens of a patient', async ({ open }) => {
  proves('routes-private-of-a-patient', 'route-appointments', 'screens-are-accessible');
  const patient = await open();
  await logIn(patient.page, 'paciente@cercana.test');
  await visit(patient, [
    '/paciente',
    '/paciente?paso=guardia',
    '/paciente/mis-recetas',
    '/paciente/mis-turnos',
    '/paciente/mis-turnos?tab=cancelados',
    '/notificaciones',
    '/registro-completo',
    '/grupo-familiar',
    '/nuevo-miembro-familiar',
    '/mi-plan',
    '/mis-datos',
    '/accesos-a-mi-historia',
    '/paciente/consultas/0198c0de-0000-7000-8000-00000000ffff',
    '/actualizar-contrasenia',
    '/seguridad',
    '/ayuda',
    '/ayuda#consultas',
    '/preguntas-frecuentes',
  ]);
});

ownTest(
  'the way into an empty guard, and the screens of people with names of one long word',
  async ({ open, product }) => {
    const patient = await open({ width: 360, height: 740 });
    await logIn(patient.page, 'paciente@cercana.test');
    await reachTheGuard(patient.page);
    const long = 'Wolfeschlegelsteinhausenbergerdorff';
    await inDatabase(product, 'update person set first_name = $1, last_name = $1', [long]);
    await inDatabase(product, 'update visit set first_name = $1, last_name = $1', [long]);
    await inDatabase(product, 'update prescription set professional_name = $1', [long]);
    await inDatabase(product, 'update consultation set professional_name = $1, reason = $1', [
      long,
    ]);
    await visit(patient, [
      '/paciente',
      '/paciente?paso=guardia',
      '/paciente/mis-consultas',
      '/paciente/mis-recetas',
      '/paciente/mis-turnos',
      '/paciente/nuevo-turno',
      '/paciente/mis-pedidos',
      '/grupo-familiar',
      '/mi-plan',
      '/seguridad',
      '/accesos-a-mi-historia',
    ]);
    const professional = await open();
    await logIn(professional.page, 'clinica@cercana.test');
    await goOnDuty(professional.page);
    await visit(professional, [
      '/profesional',
      '/profesional/agenda-de-turnos',
      '/historia-clinica',
      '/historia-clinica?buscar=',
    ]);
  },
);

test('the screens of a patient without a profile', async ({ open }) => {
  const patient = await open();
  await logIn(patient.page, 'nueva@cercana.test');
  await visit(patient, ['/registro-completo', '/paciente']);
});

test('the screens of a professional', async ({ open }) => {
  proves(
    'routes-private-of-a-professional',
    'route-settlements',
    'routes-of-the-agenda',
    'screens-are-accessible',
  );
  const professional = await open();
  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await visit(professional, [
    '/profesional',
    '/profesional/agenda-de-turnos',
    '/profesional/agenda-de-turnos?vista=semana',
    '/profesional/disponibilidad',
    '/profesional/liquidaciones',
    '/historia-clinica',
    '/notificaciones',
    '/registro-completo',
    '/registro-completo?paso=1',
    '/registro-completo?paso=2',
    '/registro-completo?paso=3',
    '/registro-completo?paso=4',
    '/registro-completo?paso=5',
    '/actualizar-contrasenia',
    '/ayuda',
  ]);
});

test('the screens of a pharmacy', async ({ open }) => {
  proves('screens-are-accessible');
  const pharmacy = await open();
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  await visit(pharmacy, [
    '/farmacia',
    '/farmacia/historial',
    '/farmacia/historial?desde=2020-01-01&hasta=2020-01-31',
    '/farmacia/sucursal',
    '/seguridad',
  ]);
});

/** With nobody on duty the way into the line is seen without scrolling on a telephone. */
async function reachTheGuard(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Avisame cuando haya alguien' })).toBeVisible();
  const button = await page.getByRole('button', { name: 'Guardia Virtual' }).boundingBox();
  const bar = await page.getByRole('navigation').last().boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
}

/** What is chosen, and what is not: in the colours of the system backgrounds are not seen. */
const CHOSEN = [
  ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['label:has([type=radio]:checked)', 'label:has([type=radio]:not(:checked))'],
  ['li[aria-current=step]', 'li:not([aria-current])'],
] as const;

test('the components', async ({ open }) => {
  const { page } = await open();
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One of them is a placeholder for loading content, forever.
  await isAccessibleAsItIs(page, 'the components');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [chosen, other] of CHOSEN) {
    const edgeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).border);
    expect(await edgeOf(chosen), chosen).not.toBe(await edgeOf(other));
  }
});
