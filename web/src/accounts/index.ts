export { sayGoodbyeToServer, sessionSource } from './session-source.ts';
