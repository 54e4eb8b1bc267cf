import type { Channel, Principal, Subscription } from './connection.ts';

/** The most subscriptions one socket may hold. */
export const MAX_SUBSCRIPTIONS = 20;

/** The destination of a channel for this person. */
export function destinationOf(channel: Channel, { accountId, email }: Principal): string {
  if (channel === 'ping') return `/user/${email}/ping`;
  if (channel === 'private') return `/user/${accountId}/private`;
  return '/allusers/public';
}

const CHANNELS: readonly Channel[] = ['private', 'ping', 'public'];

/** The channel of a destination; `undefined` if it is not this person's own. */
export const channelOf = (
  destination: string | undefined,
  principal: Principal,
): Channel | undefined =>
  CHANNELS.find((channel) => destinationOf(channel, principal) === destination);

/** Whether an id or receipt can be repeated in an answer: short, printable, one line. */
export const isPlainId = (text: string | undefined): text is string =>
  text !== undefined && /^[\x20-\x7e]{1,64}$/.test(text);

/** The subscriptions without this id. */
export const without = (
  subscriptions: readonly Subscription[],
  id: string | undefined,
): readonly Subscription[] => subscriptions.filter((one) => one.id !== id);
