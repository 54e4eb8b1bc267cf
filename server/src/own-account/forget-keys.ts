import { DAY_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import type { Platform } from '../platform/platform.ts';
import { keysRepository } from './keys.repository.ts';

const EVERY_MS = 60 * 60_000;

type Forgetting = Pick<Platform, 'clock' | 'database' | 'log'>;

/** Deletes the addresses of links that ended more than a day ago. Safe on several nodes: it is idempotent. */
export const startForgettingKeys = (context: Forgetting): Periodic =>
  periodically(context, EVERY_MS, 'forgetting of links to own accounts', () =>
    keysRepository(context.database).forget(new Date(context.clock.now().getTime() - DAY_MS)),
  );
