import { RENEW_EVERY_MS, RTC_JOIN } from '@app/contract/video-call';
import { problemCode } from '../../lib/server/problem-error.ts';
import { toldOf } from '../devices/local-media.ts';
import { type CallContext, dropLink, endHere, endingOf } from './call-context.ts';
import { createIdentity } from './peer-link.ts';

const MAY_TRY_AGAIN = ['video-call.not-joined', 'video-call.token-refused'];
const MAX_REFUSALS = 3;
/** Longer than an entry takes. */
const ENTER_EVERY_MS = 5_000;

/** Joins, or joins again; with a new certificate if the old connection is abandoned. */
export function enter(context: CallContext, isFresh = false): Promise<void> {
  context.entering ??= enterOnce(context, isFresh).finally(() => {
    context.entering = null;
  });
  return context.entering;
}

async function enterOnce(context: CallContext, isFresh: boolean): Promise<void> {
  context.isIn = false;
  if (isFresh || !context.identity) {
    dropLink(context);
    context.identity = await createIdentity();
  }
  const isAllowed = await renewToken(context);
  const { token, identity, store, signalling, entry } = context;
  if (!isAllowed || !token || store.get().state === 'ended') return;
  signalling.send(RTC_JOIN, {
    channel: entry.channel,
    rtcToken: token.rtcToken,
    fingerprint: identity.fingerprint,
    ...toldOf(store.get().local),
  });
}

/** Joins again after an unsuccessful attempt, e.g. without a network; returns a function that stops it. */
export function keepEntering(context: CallContext): () => void {
  const timer = setInterval(() => {
    if (!context.isIn) void enter(context);
  }, ENTER_EVERY_MS);
  return () => clearInterval(timer);
}

/** Joins again if this tab turns out not to be in; ends the call if it may not join. */
export function refused(context: CallContext, code: string): void {
  if (!code.startsWith('video-call.')) return;
  // A frame that was already sent when rejoining started.
  if (code === 'video-call.not-joined' && !context.isIn) return;
  context.refusals += 1;
  if (MAY_TRY_AGAIN.includes(code) && context.refusals <= MAX_REFUSALS) void enter(context);
  else endHere(context, endingOf(code));
}

/**
 * Renews the connection with new relay credentials, or joins again if this side is not in; at most once in a
 * period, whichever code calls it.
 */
export async function renewLink(context: CallContext): Promise<void> {
  const now = Date.now();
  if (now - context.renewedAt < RENEW_EVERY_MS) return;
  context.renewedAt = now;
  if (!context.isIn) return enter(context);
  if ((await renewToken(context)) && context.token) context.link?.renew(context.token);
}

/** Gets a new token with new relay credentials; without a network the next attempt asks again. */
export async function renewToken(context: CallContext): Promise<boolean> {
  try {
    context.token = await context.askToken(context.entry);
    context.media.limitTo(context.token.videoMax);
    return true;
  } catch (error) {
    const code = problemCode(error);
    if (code.startsWith('video-call.')) endHere(context, endingOf(code));
    return false;
  }
}
