import { type Peer, RTC_LEAVE, RTC_SIGNAL, type RtcEvent } from '@app/contract/video-call';
import { type CallContext, dropLink, endHere } from './call-context.ts';
import { renewLink } from './call-entrance.ts';
import { createPeerLink } from './peer-link.ts';
import { sendUnsent } from './unsent-texts.ts';

type Event<C extends RtcEvent['command']> = Extract<RtcEvent, { command: C }>;
type Obey = { [C in RtcEvent['command']]: (context: CallContext, event: Event<C>) => void };

const OBEY: Obey = {
  RtcJoined: joined,
  RtcPeerJoined: (context, { peer }) => meet(context, peer),
  RtcPeerLeft: otherLeft,
  RtcMedia: ({ store }, { microphone, camera }) => store.remote({ microphone, camera }),
  RtcSignal: receive,
  RtcText: ({ store }, { message }) => store.addMessages([message]),
  RtcReplaced: (context) => endHere(context, 'replaced'),
  RtcEnded: (context, { why }) => endHere(context, why),
};

/** Handles the server's events of the call. */
export function obey<C extends RtcEvent['command']>(context: CallContext, event: Event<C>): void {
  OBEY[event.command as C](context, event);
}

/** A professional hangs up for both sides (requirement: hanging up). */
function otherLeft(context: CallContext, { why }: Event<'RtcPeerLeft'>): void {
  const { entry, signalling, store } = context;
  if (why === 'finish' && entry.side === 'patient') {
    signalling.send(RTC_LEAVE, { channel: entry.channel, reason: 'finish' });
    endHere(context, 'hung-up');
  } else {
    store.remote({ presence: 'gone', leftWhy: why });
  }
}

function joined(context: CallContext, event: Event<'RtcJoined'>): void {
  const { store, identity } = context;
  // Belongs to an abandoned entry.
  if (event.fingerprint !== identity?.fingerprint) return;
  Object.assign(context, { isIn: true, refusals: 0 });
  if (event.startedAt) store.change({ startedAt: new Date(event.startedAt) });
  store.addMessages(event.messages);
  sendUnsent(context);
  if (event.peer) meet(context, event.peer);
  else if (store.get().remote.presence === 'here') store.remote({ presence: 'gone' });
}

/** The other side joined: opens the connection, or repairs it for the same tab. */
function meet(context: CallContext, { fingerprint, microphone, camera }: Peer): void {
  const { store, link, token } = context;
  store.remote({ presence: 'here', leftWhy: null, microphone, camera });
  if (link?.peer !== fingerprint) openLink(context, fingerprint);
  else if (link.isConnected()) link.repeat();
  // The offerer is told of every join, so it need not be asked.
  else if (token && isOfferer(context)) link.renew(token);
}

function receive(context: CallContext, { from, signal }: Event<'RtcSignal'>): void {
  const { link } = context;
  if (from !== link?.peer) return;
  if (signal.kind === 'renew') void renewLink(context);
  else void link.receive(signal);
}

function openLink(context: CallContext, peer: string): void {
  const { identity, token, signalling, entry, media } = context;
  dropLink(context);
  if (!identity || !token) return;
  const ends = { channel: entry.channel, from: identity.fingerprint, to: peer };
  context.link = createPeerLink({
    identity,
    peer,
    access: token,
    isOfferer: isOfferer(context),
    tracks: media.tracks(),
    send: (signal) => void signalling.send(RTC_SIGNAL, { ...ends, signal }),
    onTrack: (track) => showTrack(context, track),
    onTampered: () => {
      signalling.send(RTC_LEAVE, { channel: entry.channel, reason: 'video-error' });
      endHere(context, 'tampered');
    },
  });
}

/** The professional's side makes every offer. */
const isOfferer = ({ entry }: CallContext): boolean => entry.side === 'professional';

/** A new track is shown once data arrives; until then the last picture stays. */
function showTrack(context: CallContext, track: MediaStreamTrack): void {
  const { store, link } = context;
  const show = () => {
    if (context.link !== link) return;
    const shown = store.get().remote.stream?.getTracks() ?? [];
    const others = shown.filter(({ kind }) => kind !== track.kind);
    store.remote({ stream: new MediaStream([...others, track]) });
  };
  if (track.muted) track.addEventListener('unmute', show, { once: true });
  else show();
}
