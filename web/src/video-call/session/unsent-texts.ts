import { RTC_TEXT } from '@app/contract/video-call';
import { v4 as newId } from 'uuid';
import type { CallContext } from './call-context.ts';
import type { UnsentText } from './call-session.ts';
import type { RefusedFrame } from './signalling.ts';

/** Longer than an answer takes. */
const AGAIN_EVERY_MS = 3_000;
/** Fewer than the server accepts at once. */
const AT_ONCE = 5;

/**
 * Sends a text and keeps it until the server has stored it, since a dead line may go unnoticed for seconds.
 * Returns `false` without a connection.
 */
export function say(context: CallContext, body: string): boolean {
  const { store } = context;
  const text = { id: newId(), body };
  if (!context.isIn || !send(context, text)) return false;
  store.change({ unsent: [...store.get().unsent, text] });
  return true;
}

/** Sends unconfirmed texts again; the server stores each text once. */
export function sendUnsent(context: CallContext): void {
  if (!context.isIn) return;
  for (const text of context.store.get().unsent.slice(0, AT_ONCE)) send(context, text);
}

/** Sends again until everything is confirmed; returns a function that stops it. */
export function keepSending(context: CallContext): () => void {
  const timer = setInterval(() => sendUnsent(context), AGAIN_EVERY_MS);
  return () => clearInterval(timer);
}

/** A text that the server refuses for good is not sent again. */
export function forgetRefused(
  { store }: CallContext,
  { of, code }: Pick<RefusedFrame, 'of' | 'code'>,
): void {
  if (of === RTC_TEXT && code === 'request.invalid')
    store.change({ unsent: store.get().unsent.slice(1) });
}

const send = ({ signalling, entry }: CallContext, { id, body }: UnsentText): boolean =>
  signalling.send(RTC_TEXT, { channel: entry.channel, id, body });
