export { logOutOnServer, sessionSource } from './sessions/session-source.ts';
