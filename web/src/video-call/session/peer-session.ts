import {
  type CallToken,
  getCallToken,
  RTC_LEAVE,
  RTC_MEDIA,
  RTC_TEXT,
} from '@app/contract/video-call';
import { call } from '../../lib/server/call.ts';
import { createLocalMedia, toldOf } from '../devices/local-media.ts';
import { type CallContext, type CallToEnter, endHere, endingOf } from './call-context.ts';
import { enter, renewLink } from './call-entrance.ts';
import { obey } from './call-events.ts';
import type { PeerSession } from './call-session.ts';
import { createCallStore } from './call-store.ts';
import { watchConnection } from './connection-monitor.ts';
import { socketSignalling } from './signalling.ts';

const askToken = ({ channel, role, uid }: CallToEnter): Promise<CallToken> =>
  call(getCallToken, { params: { channel, role, uid } });

/** The own side of a call; does nothing until started. */
export function createPeerSession(entry: CallToEnter): PeerSession {
  const context = createContext(entry);
  const { store, media, signalling } = context;
  const { channel } = entry;
  return {
    getState: store.get,
    subscribe: store.subscribe,
    start: async (wanted) => {
      const isFirst = store.get().state === 'permission';
      if (!(await media.open(wanted)) || !isFirst) return;
      store.happen('DevicesReady');
      listen(context);
      await enter(context);
    },
    toggle: media.toggle,
    switchCamera: media.switchCamera,
    chooseMicrophone: media.chooseMicrophone,
    reacquire: media.reacquire,
    // Before entering it would be refused and lost.
    say: (body) => context.isIn && signalling.send(RTC_TEXT, { channel, body }),
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

/** Sends the new tracks and reports what is enabled. */
function mediaChanged({ link, media, store, identity, signalling, entry }: CallContext): void {
  void link?.setTracks(media.tracks());
  const told = { channel: entry.channel, ...toldOf(store.get().local) };
  if (identity) signalling.send(RTC_MEDIA, told);
}

function listen(context: CallContext): void {
  const { signalling, entry, store, stops } = context;
  if (stops.length > 0) return;
  stops.push(
    signalling.onEvent(entry.channel, (event) => obey(context, event)),
    signalling.onRefused(({ code }) => refused(context, code)),
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

const MAY_TRY_AGAIN = ['video-call.not-joined', 'video-call.token-refused'];
const MAX_REFUSALS = 3;

function refused(context: CallContext, code: string): void {
  context.refusals += 1;
  const isTransient = MAY_TRY_AGAIN.includes(code) && context.refusals <= MAX_REFUSALS;
  if (isTransient) void enter(context);
  else if (code.startsWith('video-call.')) endHere(context, endingOf(code));
}
