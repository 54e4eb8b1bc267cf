import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, visitingTest as test } from '../fixtures/test.ts';
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

test('the components', async ({ open }) => {
  const { page } = await open();
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One of them is a placeholder for loading content, forever.
  await isAccessibleAsItIs(page, 'the components');
});
