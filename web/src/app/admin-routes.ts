import type { RouteObject } from 'react-router';
import { screen } from './screen-routes.ts';

/** The back office's screens, for both staff roles, in the order of the rail. */
export const adminScreens: RouteObject[] = [
  screen('/admin', async () => (await import('../operations/board-screen.tsx')).BoardScreen),
  screen(
    '/admin/guardia',
    async () => (await import('./screens/admin/guard-screen.tsx')).AdminGuardScreen,
  ),
  screen(
    '/admin/turnos',
    async () => (await import('../appointments/staff/staff-agendas-screen.tsx')).StaffAgendasScreen,
  ),
  screen(
    '/admin/personas',
    async () => (await import('./screens/admin/people-screen.tsx')).AdminPeopleScreen,
  ),
  screen(
    '/admin/personas/:accountId/agenda',
    async () => (await import('../availability/staff-agenda-screen.tsx')).StaffAgendaScreen,
  ),
  screen(
    '/admin/solicitudes',
    async () => (await import('./screens/admin/requests-screen.tsx')).AdminRequestsScreen,
  ),
  screen(
    '/admin/pedidos',
    async () =>
      (await import('../pharmacy-orders/staff/staff-orders-screen.tsx')).StaffOrdersScreen,
  ),
  screen(
    '/admin/pagos',
    async () => (await import('../payments/staff/payments-screen.tsx')).PaymentsScreen,
  ),
  screen(
    '/admin/farmacias',
    async () => (await import('../pharmacies/staff/branches-screen.tsx')).BranchesScreen,
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
    '/admin/mensajes',
    async () => (await import('../messages/staff/messages-screen.tsx')).MessagesScreen,
  ),
  screen(
    '/admin/contenidos',
    async () => (await import('../contents/contents-screen.tsx')).ContentsScreen,
  ),
  screen(
    '/admin/sistema',
    async () => (await import('./screens/admin/system-screen.tsx')).AdminSystemScreen,
  ),
];
