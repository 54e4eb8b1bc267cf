export { contentsRoutes } from './contents.routes.ts';
export { type Contents, createContents } from './contents.ts';
export { pageContents } from './page-contents.ts';
