export { sayGoodbyeToServer, sessionSource } from './sessions/session-source.ts';
