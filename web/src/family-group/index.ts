export { AcceptanceNotice } from './acceptance.tsx';
export { groupCopy, memberCopy } from './family-group.copy.ts';
export { addMember, changeMember, groupQuery } from './family-group.queries.ts';
export { Invitations } from './invitations.tsx';
export { Memberships } from './memberships.tsx';
export { reasonAgainstMore } from './reason-against-more.ts';
