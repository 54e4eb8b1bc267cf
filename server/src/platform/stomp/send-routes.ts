import type { Who } from '@app/contract/kernel';
import type { Actor } from '../http/actor.ts';
import type { Headers } from './codec.ts';
import type { Principal } from './connection.ts';
import type { Allowance } from './rate-limit.ts';

/** A message from a browser to a capability. */
export type SentMessage = {
  destination: string;
  /** The rest of a destination that ends in `/*`; otherwise empty. */
  rest: string;
  headers: Headers;
  body: string;
};

/** The sender, from the session, and the socket. */
export type Sender = { principal: Principal; connectionId: string };

/** Returns the actor of a socket; refuses one whose session ended since it connected. */
export type RequireActor = (sender: Sender) => Promise<Actor>;

/** One destination that browsers may send to. */
export type SendRoute = {
  /** Exact, or ending in `/*` for everything below. */
  destination: string;
  /** Who may send here, and under which conditions; others are closed, as for a missing destination. */
  who: Who;
  /** Its own rate limit, instead of the socket's common one. */
  allowance?: Allowance;
  /**
   * May throw a refusal (an object with `code`), sent to the sender's private subscription, or
   * `ForbiddenFrame`, which closes the socket.
   */
  handle: (message: SentMessage, sender: Sender) => void | Promise<void>;
};

/** The frame asks for something of another person: handled like a forbidden destination. */
export class ForbiddenFrame extends Error {}

/** A route and the rest of the destination after its prefix. */
export type RouteMatch = { route: SendRoute; rest: string };

export type SendRoutes = {
  add: (route: SendRoute) => void;
  find: (destination: string | undefined) => RouteMatch | undefined;
};

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
      // The pattern itself is not a destination.
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
  // Other destinations are for the server's events only.
  if (!destination.startsWith('/app/')) throw new Error(`${destination} is not below /app/`);
}
