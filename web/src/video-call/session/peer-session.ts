import { type CallToken, getCallToken, RTC_LEAVE, RTC_MEDIA } from '@app/contract/video-call';
import { call } from '../../lib/server/call.ts';
import { createLocalMedia, toldOf } from '../devices/local-media.ts';
import { type CallContext, type CallToEnter, endHere } from './call-context.ts';
import { enter, keepEntering, refused, renewLink } from './call-entrance.ts';
import { obey } from './call-events.ts';
import type { PeerSession } from './call-session.ts';
import { createCallStore } from './call-store.ts';
import { watchConnection } from './connection-monitor.ts';
import { socketSignalling } from './signalling.ts';
import { forgetRefused, keepSending, say } from './unsent-texts.ts';

const askToken = ({ channel, role, uid }: CallToEnter): Promise<CallToken> =>
  call(getCallToken, { params: { channel, role, uid } });

/** This side of a call; does nothing until started. */
export function createPeerSession(entry: CallToEnter): PeerSession {
  const context = createContext(entry);
  const { store, media, signalling } = context;
  const { channel } = entry;
  return {
    getState: store.get,
    subscribe: store.subscribe,
    start: async (wanted) => void (await media.open(wanted)),
    startWithout: () => {
      media.goWithout();
      enterOnce(context);
    },
    toggle: media.toggle,
    switchCamera: media.switchCamera,
    chooseMicrophone: media.chooseMicrophone,
    reacquire: media.reacquire,
    say: (body) => say(context, body),
    rejoin: async () => {
      store.happen('Rejoin');
      store.change({ stoppedAt: null });
      await enter(context, true);
    },
    leave: (reason) => {
      if (store.get().state === 'ended') return;
      signalling.send(RTC_LEAVE, { channel, reason });
      endHere(context, 'left');
    },
  };
}

function createContext(entry: CallToEnter): CallContext {
  const store = createCallStore({
    startedAt: entry.startedAt ? new Date(entry.startedAt) : null,
    messages: entry.messages,
  });
  const media = createLocalMedia({ store, onChange: () => mediaChanged(context) });
  const context: CallContext = {
    entry,
    signalling: socketSignalling,
    askToken,
    store,
    media,
    identity: null,
    token: null,
    link: null,
    renewedAt: 0,
    isIn: false,
    refusals: 0,
    entering: null,
    stops: [],
  };
  return context;
}

/** Joins with the first devices that open, whichever code opened them; sends the tracks and reports what is enabled. */
function mediaChanged(context: CallContext): void {
  const { link, media, store, identity, signalling, entry } = context;
  if (store.get().local.stream) enterOnce(context);
  void link?.setTracks(media.tracks());
  const told = { channel: entry.channel, ...toldOf(store.get().local) };
  if (identity) signalling.send(RTC_MEDIA, told);
}

function enterOnce(context: CallContext): void {
  const { store } = context;
  if (store.get().state !== 'permission') return;
  store.happen('DevicesReady');
  listen(context);
  void enter(context);
}

function listen(context: CallContext): void {
  const { signalling, entry, store, stops } = context;
  if (stops.length > 0) return;
  stops.push(
    signalling.onEvent(entry.channel, (event) => obey(context, event)),
    signalling.onRefused((frame) => {
      forgetRefused(context, frame);
      refused(context, frame.code);
    }),
    keepEntering(context),
    keepSending(context),
    signalling.onConnected(() => void enter(context)),
    watchConnection({
      store,
      link: () => context.link,
      renew: () => renewLink(context),
      isIn: () => context.isIn,
      enterAnew: () => enter(context, true),
      videoMax: () => context.token?.videoMax ?? '120p',
    }),
  );
}
