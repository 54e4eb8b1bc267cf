import type { RouteObject } from 'react-router';

/** The back office's screens, of both roles of the staff. */
export const adminScreens: RouteObject[] = [];
