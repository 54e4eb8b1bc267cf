export { familyGroupRoutes, groupRoutes } from './family-group.routes.ts';
export { createFamilyGroup, type FamilyGroup } from './family-group.ts';
export { familyGroupJobs } from './invite-by-mail.ts';
export { ownPeople, ownPerson } from './standing-links.ts';
