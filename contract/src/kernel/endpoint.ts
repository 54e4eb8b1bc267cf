import type { z } from 'zod';
import type { Who } from './who.ts';

/** What a call needs: nothing, the cookie of a session (nothing else is known of the caller), or a live session. */
export type EndpointAccess = 'public' | 'cookie' | 'session';

type Shape = z.ZodType;

/** One HTTP call of the product, declared once for the server, the web and the tests. */
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
  /** `text` if the specification sends a plain text body. */
  bodyKind?: 'json' | 'text';
  /** Largest body in bytes; 64 KB by default (requirement: file limits). */
  bodyLimit?: number;
  /** Requests per window and caller, in addition to the general limit (requirement: call limits). */
  limit?: { max: number; windowSeconds: number };
  /** The call must (`true`) or may (`'optional'`) send the version that it changes in `If-Match`. */
  ifMatch?: true | 'optional';
  /** The call is executed once per `Idempotency-Key` (requirement: command done once). */
  commandId?: true;
  /** Absent if the answer is a file, which the handler sends itself. */
  response?: Shape;
};

/** Declares a call and keeps its literal types. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

type OutputOr<S, Fallback> = S extends Shape ? z.output<S> : Fallback;
type InputOr<S, Fallback> = S extends Shape ? z.input<S> : Fallback;
type Optional = Record<never, never>;
type VersionOf<M> = M extends true ? number : M extends 'optional' ? number | undefined : undefined;

/** What the server's handler receives, validated by the schemas. */
export type EndpointInput<E extends EndpointSpec> = {
  params: OutputOr<E['params'], Optional>;
  query: OutputOr<E['query'], Optional>;
  body: OutputOr<E['body'], undefined>;
  /** The version in `If-Match`. */
  version: VersionOf<E['ifMatch']>;
  /** The value of `Idempotency-Key`; older clients do not send it. */
  commandId: E['commandId'] extends true ? string | undefined : undefined;
};

type Part<K extends string, S> = S extends Shape ? { [key in K]: z.input<S> } : Optional;

/** What a client passes to make the call. */
export type EndpointRequest<E extends EndpointSpec> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What the client gets, validated by the schema. */
export type EndpointAnswer<E extends EndpointSpec> = OutputOr<E['response'], undefined>;

/** What a handler may return, before validation. */
export type EndpointReply<E extends EndpointSpec> = InputOr<E['response'], undefined>;

/** The path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}
