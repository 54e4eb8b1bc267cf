import { MINUTE_MS } from '@app/contract/kernel';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { type Allowance, isAllowed, windowStart } from './allowance.ts';

type Counting = Pick<Accounts, 'clock' | 'throttles'>;

/** Who tries something, and where. */
export type Tried = { email: string; network: string };

type Kind = 'login' | 'register' | 'reset';

const buckets = (kind: Kind, { email, network }: Tried) => ({
  all: `${kind}:network:${network}`,
  one: `${kind}:one:${network}:${email}`,
});

/**
 * Counts how many accounts a network tries something for, before it is tried, and refuses beyond the limit. One
 * account counts once, however often it is tried: its own limit slows that down. A whole clinic or carrier may share
 * an address, so what succeeded is taken back with `giveBackToNetwork`.
 */
export async function requireOfNetwork(
  context: Counting,
  kind: Kind,
  tried: Tried,
  { max, minutes }: Allowance,
): Promise<void> {
  const { all, one } = buckets(kind, tried);
  const now = context.clock.now();
  const start = windowStart(now, minutes);
  const isNew = await isAllowed(context, one, { max: 1, minutes });
  const hits = isNew
    ? (await context.throttles.hit(all, start, now)).hits
    : await context.throttles.hitsOf(all, start);
  if (hits <= max) return;
  // Nothing was tried. Whoever asks for the same account meanwhile still reads the count above its limit.
  if (isNew) await giveBackToNetwork(context, kind, tried);
  const retryAfter = Math.ceil((start.getTime() + minutes * MINUTE_MS - now.getTime()) / 1000);
  throw refuse('accounts.too-many-from-network', undefined, { retryAfter });
}

/** Takes an account off the count of a network, once it succeeded there. */
export async function giveBackToNetwork(
  { throttles }: Counting,
  kind: Kind,
  tried: Tried,
): Promise<void> {
  const { all, one } = buckets(kind, tried);
  if (await throttles.clear(one)) await throttles.giveBack(all);
}
