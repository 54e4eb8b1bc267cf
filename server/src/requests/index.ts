export { type NewRequest, NO_DETAILS } from './request-rows.ts';
export { requestsRoutes } from './requests.routes.ts';
export { createRequests, type Requests } from './requests.ts';
export type { CloseRequest } from './requests-context.ts';
