import type { z } from 'zod';
import type { Who } from './who.ts';

/** What a call needs: nothing, the cookie of a session (nothing else is known of the caller), or a live session. */
export type EndpointAccess = 'public' | 'cookie' | 'session';

type Shape = z.ZodType;

/** One HTTP call of the product, declared once: the server binds it, the web calls it, tests answer it. */
export type EndpointSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, relative to the origin. */
  path: `/${string}`;
  /** Who may make the call, and under which conditions. */
  who: Who;
  access: EndpointAccess;
  /** One English line for the generated documentation. */
  summary: string;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** `text` where the specification sends a plain text body. */
  bodyKind?: 'json' | 'text';
  /** Largest body in bytes; 64 KB by default (requirement: file limits). */
  bodyLimit?: number;
  /** Requests per window and caller, beyond the general limit (requirement: call limits). */
  limit?: { max: number; windowSeconds: number };
  /** The call names the version that it changes in `If-Match`: always, or where the caller has seen one. */
  ifMatch?: true | 'optional';
  /** The call is done once for each `Idempotency-Key` (requirement: command done once). */
  commandId?: true;
  /** Absent where the answer is a file, which the handler sends itself. */
  response?: Shape;
};

/** Declares a call and keeps its literal types. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

type OutputOr<S, Fallback> = S extends Shape ? z.output<S> : Fallback;
type InputOr<S, Fallback> = S extends Shape ? z.input<S> : Fallback;
type Optional = Record<never, never>;
type VersionOf<M> = M extends true ? number : M extends 'optional' ? number | undefined : undefined;

/** What the server's handler receives, after the schemas. */
export type EndpointInput<E extends EndpointSpec> = {
  params: OutputOr<E['params'], Optional>;
  query: OutputOr<E['query'], Optional>;
  body: OutputOr<E['body'], undefined>;
  /** The version that `If-Match` named. */
  version: VersionOf<E['ifMatch']>;
  /** What `Idempotency-Key` named; older clients send none. */
  commandId: E['commandId'] extends true ? string | undefined : undefined;
};

type Part<K extends string, S> = S extends Shape ? { [key in K]: z.input<S> } : Optional;

/** What a client gives to make the call. */
export type EndpointRequest<E extends EndpointSpec> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What the client reads once the answer has passed its schema. */
export type EndpointAnswer<E extends EndpointSpec> = OutputOr<E['response'], undefined>;

/** What a handler may answer, before the schema. */
export type EndpointReply<E extends EndpointSpec> = InputOr<E['response'], undefined>;

/** The path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}
