import { RENEW_EVERY_MS, RTC_JOIN } from '@app/contract/video-call';
import { problemCode } from '../../lib/server/problem-error.ts';
import { toldOf } from '../devices/local-media.ts';
import { type CallContext, dropLink, endHere, endingOf } from './call-context.ts';
import { createIdentity } from './peer-link.ts';

/** Enters, or enters again; with a new certificate where the old connection is abandoned. */
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

/**
 * Renews the connection with new relay credentials, or enters again where this side is not in; at most
 * once in a while whoever asks.
 */
export async function renewLink(context: CallContext): Promise<void> {
  const now = Date.now();
  if (now - context.renewedAt < RENEW_EVERY_MS) return;
  context.renewedAt = now;
  if (!context.isIn) return enter(context);
  if ((await renewToken(context)) && context.token) context.link?.renew(context.token);
}

/** A new token with new relay credentials; without a network the next attempt asks again. */
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
