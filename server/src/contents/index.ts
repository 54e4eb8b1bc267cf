export { contentsRoutes } from './contents.routes.ts';
export { createContents } from './contents.ts';
export { pageContents } from './page-contents.ts';
