export { startForgettingKeys } from './forget-keys.ts';
export { ownAccountRoutes } from './own-account.routes.ts';
export { createOwnAccount } from './own-account.ts';
export { startTellingComingOfAge } from './tell-coming-of-age.ts';
