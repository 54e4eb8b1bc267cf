export { recordAccessRoutes } from './record-access.routes.ts';
export { createRecordAccess, type RecordAccess } from './record-access.ts';
