export { startTellingWishes } from './duty-wish/tell-wishes.ts';
export { guardLine } from './guard-line.ts';
export { guardQueueRoutes } from './guard-queue.routes.ts';
export { guardQueueSocket } from './guard-queue.socket.ts';
export { createGuardQueue, type GuardQueue } from './guard-queue.ts';
export { leaveDuty } from './leave-duty.ts';
