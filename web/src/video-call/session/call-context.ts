import type { CallChannel, CallToken } from '@app/contract/video-call';
import type { LocalMedia } from '../devices/local-media.ts';
import type { EndReason } from './call-session.ts';
import type { CallStore } from './call-store.ts';
import type { Identity, PeerLink } from './peer-link.ts';
import type { Signalling } from './signalling.ts';

/** The call that is to be entered, as the server describes it. */
export type CallToEnter = Pick<CallChannel, 'channel' | 'role' | 'uid' | 'startedAt' | 'messages'>;

/** What a call has at hand on this side, from the first press to the end. */
export type CallContext = {
  entry: CallToEnter;
  signalling: Signalling;
  askToken: (entry: CallToEnter) => Promise<CallToken>;
  store: CallStore;
  media: LocalMedia;
  identity: Identity | null;
  token: CallToken | null;
  link: PeerLink | null;
  isPolite: boolean;
  /** The server let this tab in. */
  isIn: boolean;
  /** Entries refused in a row. */
  refusals: number;
  entering: Promise<void> | null;
  /** How to stop listening. */
  stops: (() => void)[];
};

/** Lets the connection go; the call itself goes on. */
export function dropLink(context: CallContext): void {
  context.link?.close();
  context.link = null;
}

/** What a refusal of the server means for the call. */
export const endingOf = (code: string): EndReason =>
  code === 'video-call.call-over' ? 'over' : 'refused';

/** The call is over on this side: nobody is heard or seen any more. */
export function endHere(context: CallContext, why: EndReason): void {
  context.store.end(why);
  for (const stop of context.stops.splice(0)) stop();
  dropLink(context);
  context.media.close();
}
