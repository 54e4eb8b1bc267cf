export { type LeaseRenewals, startLeaseRenewals } from './lease-renewals.ts';
export { startPings } from './presence.jobs.ts';
export { presenceRoutes } from './presence.routes.ts';
export { presenceSocket } from './presence.socket.ts';
export { createPresence, type Presence } from './presence.ts';
