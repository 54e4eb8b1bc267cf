import type { RouteObject } from 'react-router';
import { screen } from './screen-routes.ts';

/** The back office's screens, of both roles of the staff. */
export const adminScreens: RouteObject[] = [
  screen('/admin', async () => (await import('../operations/board-screen.tsx')).BoardScreen),
  screen(
    '/admin/guardia',
    async () => (await import('./screens/admin-guard-screen.tsx')).AdminGuardScreen,
  ),
  screen(
    '/admin/turnos',
    async () => (await import('../appointments/staff/staff-agendas-screen.tsx')).StaffAgendasScreen,
  ),
  screen(
    '/admin/coberturas',
    async () => (await import('../catalogs/staff/coverages-screen.tsx')).CoveragesScreen,
  ),
  screen(
    '/admin/catalogos',
    async () => (await import('../catalogs/staff/catalogs-screen.tsx')).CatalogsScreen,
  ),
  screen(
    '/admin/contenidos',
    async () => (await import('../contents/contents-screen.tsx')).ContentsScreen,
  ),
  screen(
    '/admin/mensajes',
    async () => (await import('../messages/staff/messages-screen.tsx')).MessagesScreen,
  ),
  screen(
    '/admin/solicitudes',
    async () => (await import('./screens/requests-screen.tsx')).AdminRequestsScreen,
  ),
  screen(
    '/admin/personas',
    async () => (await import('./screens/people-screen.tsx')).AdminPeopleScreen,
  ),
  screen(
    '/admin/sistema',
    async () => (await import('./screens/admin-system-screen.tsx')).AdminSystemScreen,
  ),
];
