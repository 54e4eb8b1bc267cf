import type { RouteObject } from 'react-router';
import { screen } from './screen-routes.ts';

/** The back office's screens, of both roles of the staff. */
export const adminScreens: RouteObject[] = [
  screen(
    '/admin/personas',
    async () => (await import('./screens/people-screen.tsx')).AdminPeopleScreen,
  ),
];
