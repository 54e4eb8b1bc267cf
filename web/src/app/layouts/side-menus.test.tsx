import { asList, asOk } from '@app/contract/kernel';
import { countNotifications } from '@app/contract/notifications';
import { getOwnBranch } from '@app/contract/pharmacies';
import { countBranchOrders } from '@app/contract/pharmacy-orders';
import { noOrders } from '@app/contract/pharmacy-orders/fixtures';
import { getGuardAvailability } from '@app/contract/presence';
import { listOwnEntries } from '@app/contract/visits';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import type { Viewer } from '../../lib/session/session-source.ts';
import { centro } from '../../pharmacies/testing/branch.ts';
import { answer } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PatientLayout } from './patient-layout.tsx';
import { PharmacyLayout } from './pharmacy-layout.tsx';
import { ProfessionalLayout } from './professional-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { StaffLayout } from './staff-layout.tsx';

/** Renders a frame for a viewer. */
async function showTo(viewer: Partial<Viewer>, frame: ReactElement) {
  answer(countNotifications, asList([{ quantity: 0 }]));
  answer(getGuardAvailability, asOk({ virtualGuardAvailability: false }));
  answer(listOwnEntries, asList([]));
  answer(getOwnBranch, asOk(centro));
  answer(countBranchOrders, asOk(noOrders));
  await logInAs({ ...marta, ...viewer });
  return renderScreen(frame, { path: '/ayuda' });
}

const frames = {
  PATIENT: <PatientLayout />,
  PROFESSIONAL: <ProfessionalLayout />,
  ADMIN: <StaffLayout />,
  MEDICAL_DIRECTOR: <StaffLayout />,
  PHARMACY: <PharmacyLayout />,
};

const OF_ALL = ['/seguridad', '/ayuda', '/terminos-y-condiciones'];
const OF_A_PATIENT = [
  '/paciente',
  '/registro-completo',
  '/actualizar-contrasenia',
  '/grupo-familiar',
  '/notificaciones',
  ...OF_ALL,
];
const OF_A_PROFESSIONAL = [
  '/profesional',
  '/registro-completo',
  '/actualizar-contrasenia',
  '/notificaciones',
  ...OF_ALL,
];

const OF_THE_STAFF = [
  '/admin',
  '/admin/guardia',
  '/admin/turnos',
  '/admin/personas',
  '/admin/solicitudes',
  '/admin/pedidos',
  '/admin/pagos',
  '/admin/farmacias',
  '/admin/coberturas',
  '/admin/catalogos',
  '/admin/mensajes',
  '/admin/contenidos',
  '/admin/sistema',
  ...OF_ALL,
];

test.each([
  ['PATIENT', false, OF_A_PATIENT],
  [
    'PATIENT',
    true,
    [
      ...OF_A_PATIENT,
      '/paciente/mis-consultas',
      '/paciente/mis-recetas',
      '/paciente/mis-pedidos',
      '/paciente/mis-turnos',
      '/mi-plan',
      '/accesos-a-mi-historia',
      '/mis-datos',
    ],
  ],
  ['PROFESSIONAL', false, OF_A_PROFESSIONAL],
  [
    'PROFESSIONAL',
    true,
    [
      ...OF_A_PROFESSIONAL,
      '/historia-clinica',
      '/profesional/agenda-de-turnos',
      '/profesional/disponibilidad',
      '/profesional/liquidaciones',
    ],
  ],
  ['ADMIN', false, OF_THE_STAFF],
  ['MEDICAL_DIRECTOR', false, OF_THE_STAFF],
  [
    'PHARMACY',
    false,
    [
      '/farmacia',
      '/farmacia/historial',
      '/farmacia/pedidos',
      '/farmacia/precios',
      '/farmacia/sucursal',
      ...OF_ALL,
    ],
  ],
] as const)(
  'the side menu of a %s (full profile: %s) has the entries of the role',
  async (role, full_profile, places) => {
    proves('menu-of-each-role');
    const { user } = await showTo({ role, full_profile }, frames[role]);
    await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
    const links = within(await screen.findByRole('dialog')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([...places].sort());
  },
);

test('the menu offers no change of password to who logs in with Google only', async () => {
  const { user } = await showTo({ role: 'PATIENT', has_password: false }, frames.PATIENT);
  await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('link', { name: 'Seguridad' })).toBeTruthy();
  expect(menu.queryByRole('link', { name: 'Actualizar contraseña' })).toBeNull();
});

test('the menu of a patient is in three groups: care, own account and help', async () => {
  const { user } = await showTo({ role: 'PATIENT', full_profile: true }, frames.PATIENT);
  await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
  const menu = within(await screen.findByRole('dialog'));
  const firstOf = (name: string) =>
    within(menu.getByRole('list', { name })).getAllByRole('link')[0]?.textContent;
  expect(['Mi atención', 'Mi cuenta', 'Ayuda'].map(firstOf)).toEqual([
    'Inicio',
    'Mi perfil',
    'Ayuda',
  ]);
});

test.each([
  [false, ['Inicio', 'Mi grupo']],
  [true, ['Inicio', 'Consultas', 'Recetas', 'Pedidos', 'Turnos', 'Mi grupo']],
] as const)(
  'the header of a patient (full profile: %s) leads to the places of care',
  async (full_profile, places) => {
    await showTo({ role: 'PATIENT', full_profile }, frames.PATIENT);
    const header = await screen.findByRole('banner');
    const links = within(within(header).getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([...places]);
  },
);

test.each([
  ['MALE', 'Hola, Dr. González'],
  ['FEMALE', 'Hola, Dra. González'],
  ['OTHER', 'Hola, Dr/a. González'],
  [null, 'Hola, Dr/a. González'],
] as const)('a professional whose sex is %s is greeted: %s', async (sex_str, greeting) => {
  proves('greeting-by-sex');
  await showTo({ role: 'PROFESSIONAL', sex_str }, frames.PROFESSIONAL);
  expect(await screen.findByText(greeting)).toBeTruthy();
});

test('without a session the logo leads to the sign-up', async () => {
  proves('logo-leads-to-signup');
  const { user, address } = renderScreen(<PublicLayout />, { path: '/login' });
  await user.click(screen.getByRole('link', { name: /Cercana/ }));
  expect(address()).toBe('/signup');
});
