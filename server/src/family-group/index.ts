export { ownPerson } from './family-group.repository.ts';
export { familyGroupRoutes, groupRoutes } from './family-group.routes.ts';
export { createFamilyGroup, type FamilyGroup } from './family-group.ts';
