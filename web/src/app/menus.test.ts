import { expect, test } from 'vitest';
import type { Viewer, ViewerRole } from '../lib/session.ts';
import { patientMenu, professionalMenu, staffMenu } from './menus.ts';

const viewer = (role: ViewerRole, full_profile: boolean): Viewer => ({
  accountId: 'a1',
  email: 'marta@example.com',
  role,
  full_profile,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
});

const OF_ALL = ['/actualizar-contrasenia', '/seguridad', '/ayuda', '/terminos-y-condiciones'];
const OF_A_PATIENT = [
  '/paciente',
  '/registro-completo',
  '/grupo-familiar',
  '/notificaciones',
  '/preguntas-frecuentes',
  ...OF_ALL,
];
const OF_A_PROFESSIONAL = ['/profesional', '/registro-completo', '/notificaciones', ...OF_ALL];

test.each([
  ['a patient without profile', patientMenu(viewer('PATIENT', false)), OF_A_PATIENT],
  [
    'a patient with a full profile',
    patientMenu(viewer('PATIENT', true)),
    [...OF_A_PATIENT, '/paciente/mis-recetas', '/mi-plan', '/accesos-a-mi-historia'],
  ],
  [
    'a professional without profile',
    professionalMenu(viewer('PROFESSIONAL', false)),
    OF_A_PROFESSIONAL,
  ],
  [
    'a professional with a full profile',
    professionalMenu(viewer('PROFESSIONAL', true)),
    [...OF_A_PROFESSIONAL, '/historia-clinica'],
  ],
  ['staff', staffMenu, OF_ALL],
])('the menu of %s', (_, menu, places) => {
  expect(menu.map(({ to }) => to).sort()).toEqual([...places].sort());
});
