export { messagesRoutes } from './messages.routes.ts';
export type { Messages } from './messages.ts';
