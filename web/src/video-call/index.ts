export type { CallToEnter } from './call-context.ts';
export type { CallView, EndReason, PeerSession } from './call-session.ts';
export { createPeerSession } from './peer-session.ts';
export { usePeerSession } from './use-peer-session.ts';
