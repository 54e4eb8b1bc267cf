export type { EntryRow } from './entries/entry-rows.ts';
export { failEntry, finishEntry, rejoinEntry, requireClaim } from './finish-entry.ts';
export { startQueueSweep } from './guard-queue.jobs.ts';
export { guardQueueRoutes } from './guard-queue.routes.ts';
export { type ActorOfSocket, guardQueueSocket } from './guard-queue.socket.ts';
export { createGuardQueue, type GuardQueue, renewLeases } from './guard-queue.ts';
export { leaveDuty } from './leave-duty.ts';
export { attendsNow, lateSince } from './read-queue.ts';
