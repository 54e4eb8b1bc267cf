export { familyGroupRoutes, groupRoutes } from './family-group.routes.ts';
export { createFamilyGroup, type FamilyGroup, type Reader } from './family-group.ts';
export { familyGroupJobs } from './invite-by-mail.ts';
export {
  accountsActingFor,
  goesOnInOwnAccount,
  holdMembership,
  linkIsInvitation,
  linkStands,
  ownPeople,
  ownPerson,
} from './standing-links.ts';
