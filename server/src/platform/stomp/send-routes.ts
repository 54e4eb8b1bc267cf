import type { Who } from '@app/contract/kernel';
import type { Actor } from '../http/actor.ts';
import type { Headers } from './codec.ts';
import type { Principal } from './connection.ts';
import type { Allowance } from './rate-limit.ts';

/** What a browser sent to a capability. */
export type SentMessage = {
  destination: string;
  /** What follows the prefix of a destination that ends in `/*`; empty otherwise. */
  rest: string;
  headers: Headers;
  body: string;
};

/** Who sent it, as the session says, and through which socket. */
export type Sender = { principal: Principal; connectionId: string };

/** The actor behind a socket; refused where its session ended since it connected. */
export type RequireActor = (sender: Sender) => Promise<Actor>;

/** One destination that browsers may send to. */
export type SendRoute = {
  /** Exact, or ending in `/*` for everything below. */
  destination: string;
  /** Who may send here, and under what; whoever is not named is closed, as for a destination that does not exist. */
  who: Who;
  /** An allowance of its own, instead of the socket's common one. */
  allowance?: Allowance;
  /**
   * May throw a refusal (an object with `code`), which the sender gets on its private subscription,
   * or `ForbiddenFrame`, which closes the socket.
   */
  handle: (message: SentMessage, sender: Sender) => void | Promise<void>;
};

/** The frame asks for something that is not the sender's: same answer as a forbidden destination. */
export class ForbiddenFrame extends Error {}

/** A route and what remains of the destination behind its prefix. */
export type RouteMatch = { route: SendRoute; rest: string };

/** The table of destinations. */
export type SendRoutes = {
  add: (route: SendRoute) => void;
  find: (destination: string | undefined) => RouteMatch | undefined;
};

/** An empty table. */
export function createSendRoutes(): SendRoutes {
  const exact = new Map<string, SendRoute>();
  const prefixes: { prefix: string; route: SendRoute }[] = [];

  return {
    add: (route) => {
      checkDestination(route.destination);
      if (exact.has(route.destination)) {
        throw new Error(`two handlers for ${route.destination}`);
      }
      exact.set(route.destination, route);
      if (route.destination.endsWith('/*')) {
        prefixes.push({ prefix: route.destination.slice(0, -1), route });
      }
    },
    find: (destination) => {
      // Nobody sends to the pattern itself.
      if (destination === undefined || destination.includes('*')) return undefined;
      const route = exact.get(destination);
      if (route) return { route, rest: '' };
      const match = prefixes.find(({ prefix }) => destination.startsWith(prefix));
      const rest = destination.slice(match?.prefix.length);
      return match && rest !== '' ? { route: match.route, rest } : undefined;
    },
  };
}

function checkDestination(destination: string): void {
  // What the server says to people is the server's alone.
  if (!destination.startsWith('/app/')) throw new Error(`${destination} is not below /app/`);
}
