import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import {
  canStore,
  keepMeeting,
  keepSessionDescription,
  readSessionDescription,
} from './browser-storage.ts';
import { sessionEnding } from './session-ending.ts';
import type {
  IdentityProof,
  MintedToken,
  SessionEnd,
  SessionSource,
  Viewer,
} from './session-source.ts';

export type SessionState = {
  /** `unreachable`: there may be a session, but the server could not be asked. */
  status: 'starting' | 'anonymous' | 'unreachable' | 'open';
  viewer: Viewer | null;
  /** Why the server could not be asked. */
  fault?: unknown;
  /** The session expired, which the login shows. */
  hasExpired?: boolean;
};

/** A token is renewed this long before it expires. */
const RENEW_BEFORE_MS = 60_000;
/** The specification's value for an answer without `expires_in`. */
const DEFAULT_EXPIRES_IN_SECONDS = 10;

const state = createStore<SessionState>({ status: 'starting', viewer: null });
type Ending = (reason: SessionEnd, viewer: Viewer | null) => void;

const endings = new Set<Ending>();
let source: SessionSource | null = null;
let token: { value: string; deadline: number; method: string } | null = null;
let renewing: Promise<string | null> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function keepToken(minted: MintedToken, method: string): void {
  const livesMs = (minted.expires_in || DEFAULT_EXPIRES_IN_SECONDS) * 1000;
  token = { value: minted.id_token, deadline: Date.now() + livesMs, method };
  clearTimeout(timer);
  timer = setTimeout(renewInBackground, Math.max(livesMs - RENEW_BEFORE_MS, livesMs / 2));
  sessionEnding.note(minted.session_expires_in, renewInBackground);
  describe();
}

function describe(): void {
  const { viewer } = state.get();
  if (!token || !viewer) return;
  keepSessionDescription({
    auth_method: token.method,
    expirationDate: new Date(token.deadline).toISOString(),
    active_role: viewer.role,
  });
}

function forget(reason: SessionEnd): void {
  const { status, viewer } = state.get();
  clearTimeout(timer);
  sessionEnding.forget();
  token = null;
  keepSessionDescription(null);
  keepMeeting(null);
  state.set({ status: 'anonymous', viewer: null, hasExpired: reason === 'expired' });
  // A logout also leaves this way if another tab's cleared storage was noticed first.
  if (status === 'open' || reason === 'logout') for (const ended of endings) ended(reason, viewer);
}

/** A new token from the cookie; several callers share one request. `null` ends the session. */
function renew(): Promise<string | null> {
  renewing ??= mintOnce().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function mintOnce(): Promise<string | null> {
  const method = token?.method ?? readSessionDescription()?.auth_method ?? 'password';
  const minted = (await source?.mint()) ?? null;
  if (minted) keepToken(minted, method);
  // If the session was ended in between, it did not expire.
  else if (token !== null || state.get().status === 'starting') forget('expired');
  return minted?.id_token ?? null;
}

/** Without a network, the token is requested again when it is needed. */
const renewInBackground = (): void => void renew().catch(() => undefined);

const isLive = (): boolean => token !== null && token.deadline > Date.now();

/** The one session of this page: its token in memory, its description in browser storage. */
export const session = {
  getSnapshot: state.get,
  subscribe: state.subscribe,

  /** Sets where tokens and profiles come from. */
  plug(given: SessionSource): void {
    source = given;
  },

  /** Resumes the session of the cookie when the page loads. Without storage only the cookie tells. */
  async start(): Promise<void> {
    const isDescribed = readSessionDescription() !== null;
    if (!source || (!isDescribed && canStore())) {
      return state.set({ status: 'anonymous', viewer: null });
    }
    try {
      if (await renew()) await session.reloadViewer();
      // There was no session that could have expired.
      else if (!isDescribed) state.set({ status: 'anonymous', viewer: null });
    } catch (fault) {
      // Unreachable is not expired: the next load of the page tries again.
      state.set({ status: 'unreachable', viewer: null, fault });
    }
  },

  /** Opens a session with the token of a new login, and reads the profile. */
  async open(minted: MintedToken, method: string): Promise<void> {
    keepToken(minted, method);
    await session.reloadViewer();
  },

  /** Keeps a token whose account has no profile yet. */
  hold(minted: MintedToken, method: string): void {
    keepToken(minted, method);
  },

  /** Proves the identity again, and keeps the token that the proof returns. */
  async prove(proof: IdentityProof): Promise<void> {
    const minted = await source?.prove?.(proof);
    if (minted) keepToken(minted, token?.method ?? 'password');
  },

  /** Extends an idle session. */
  async stay(): Promise<void> {
    await source?.use?.();
    await renew();
    sessionEnding.settle();
  },

  /** Reads the profile again, after it was completed or changed. */
  async reloadViewer(): Promise<void> {
    if (source) session.setViewer(await source.loadViewer());
  },

  setViewer(viewer: Viewer): void {
    state.set({ status: 'open', viewer });
    describe();
  },

  /** The token to send with a call, renewed if it has expired or not there yet; `null` without a session. */
  async freshToken(): Promise<string | null> {
    if (isLive()) return token?.value ?? null;
    return token || renewing ? renew() : null;
  },

  renew,

  /** Ends the session here; every other tab follows. */
  end(reason: SessionEnd = 'logout'): void {
    forget(reason);
  },

  /** Calls `ended` whenever an open session ends, with the reason and the account. */
  onEnd(ended: Ending): () => void {
    endings.add(ended);
    return () => endings.delete(ended);
  },

  /** Follows a logout in another tab. */
  watchOtherTabs(): () => void {
    const follow = () => {
      if (!readSessionDescription() && canStore()) forget('other-tab');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
};

/** The state of the session. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.getSnapshot);

/** The logged-in person; `null` without a session. */
export const useViewer = (): Viewer | null => useSession().viewer;
