import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

/** Whether an address has a screen, not 'not found'. */
const isScreen = (path: string): boolean => matchRoutes(routes, path)?.at(-1)?.route.path !== '*';

test.each(['/nada', '/paciente/nada', '/signup/a/b', '/historia-clinica/a/b'])(
  '%s is no address of the product',
  (path) => {
    expect(isScreen(path)).toBe(false);
  },
);

test.each([
  '/',
  '/logout',
  '/login',
  '/signup',
  '/signup/un-ticket',
  '/signup-profesional',
  '/recuperar-clave',
  '/reset/finish',
  '/activation/finish',
  '/correo-enviado',
  '/clave-restaurada',
  '/cuenta-creada',
  '/activate',
  '/authorizeredirect',
  '/gmail/callback',
  '/terminos-y-condiciones',
])('the public route %s is a screen', (path) => {
  expect(isScreen(path)).toBe(true);
});

test.each([
  '/registro-completo',
  '/nuevo-miembro-familiar',
  '/grupo-familiar',
  '/mi-plan',
  '/actualizar-contrasenia',
  '/ayuda',
  '/preguntas-frecuentes',
  '/notificaciones',
  '/paciente',
  '/paciente/mis-recetas',
  '/paciente/mis-pedidos',
  '/paciente/mis-pedidos/7',
  '/paciente/mis-turnos',
  '/paciente/nuevo-turno',
  '/pago-de-prueba/7',
  '/paciente/videollamada',
  '/profesional',
  '/profesional/agenda-de-turnos',
  '/profesional/disponibilidad',
  '/profesional/liquidaciones',
  '/profesional/videollamada',
  '/historia-clinica',
  '/historia-clinica/5521',
  '/farmacia',
  '/farmacia/historial',
  '/farmacia/sucursal',
])('the private route %s is a screen', (path) => {
  expect(isScreen(path)).toBe(true);
});
