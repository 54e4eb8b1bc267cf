import type { CallChannel, CallToken } from '@app/contract/video-call';
import type { LocalMedia } from '../devices/local-media.ts';
import type { EndReason } from './call-session.ts';
import type { CallStore } from './call-store.ts';
import type { Identity, PeerLink } from './peer-link.ts';
import type { Signalling } from './signalling.ts';

/** The call to enter, as the server describes it. */
export type CallToEnter = Pick<
  CallChannel,
  'channel' | 'side' | 'role' | 'uid' | 'startedAt' | 'messages'
>;

/** Shared state of this side of a call. */
export type CallContext = {
  entry: CallToEnter;
  signalling: Signalling;
  askToken: (entry: CallToEnter) => Promise<CallToken>;
  store: CallStore;
  media: LocalMedia;
  identity: Identity | null;
  token: CallToken | null;
  link: PeerLink | null;
  /** When the connection was last renewed, in milliseconds. */
  renewedAt: number;
  /** Whether the server let this tab in. */
  isIn: boolean;
  /** Consecutive refused entries. */
  refusals: number;
  entering: Promise<void> | null;
  /** Unsubscribe functions. */
  stops: (() => void)[];
};

/** Closes the connection but not the call. */
export function dropLink(context: CallContext): void {
  context.link?.close();
  context.link = null;
}

/** Maps a refusal of the server to an ending. */
export const endingOf = (code: string): EndReason =>
  code === 'video-call.call-over' ? 'over' : 'refused';

/** Ends the call on this side and releases the devices. */
export function endHere(context: CallContext, why: EndReason): void {
  context.store.end(why);
  for (const stop of context.stops.splice(0)) stop();
  dropLink(context);
  context.media.close();
}
