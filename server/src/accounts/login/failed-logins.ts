import type { FailedLogins } from '@app/contract/accounts';
import { DAY_MS } from '@app/contract/kernel';
import type { Accounts } from '../accounts.ts';
import { FREE_GUESSES } from './throttle-login.ts';

const SHOWN = 50;

type Counted = { bucket: string; attempts: number; last_at: Date };

/** Failed attempts of the last day by account and by network, as they are counted (requirement: counted tries). */
export async function listFailedLogins({ clock, throttles }: Accounts): Promise<FailedLogins> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const [accounts, networks] = await Promise.all([
    throttles.mostHit(['login:account:', 'login:known:'], since, SHOWN),
    throttles.mostHit(['login:network:'], since, SHOWN),
  ]);
  return {
    accounts: accounts.map((row) => ({
      email: nameOf(row),
      isSlowed: row.attempts >= FREE_GUESSES,
      ...numbersOf(row),
    })),
    networks: networks.map((row) => ({ network: shortened(nameOf(row)), ...numbersOf(row) })),
  };
}

/** The e-mail or network that a bucket counts. */
const nameOf = ({ bucket }: Counted) => bucket.replace(/^login:(account|known|network):/, '');

const numbersOf = ({ attempts, last_at }: Counted) => ({
  attempts,
  lastAt: last_at.toISOString(),
});

/** Only enough of the address to recognise a network, not a person. */
const shortened = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}:…`
    : network.replace(/\.\d+$/, '.…');
