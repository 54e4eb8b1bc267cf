import { COMMAND_ID_HEADER, type EndpointSpec } from '@app/contract/kernel';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { jsonSchema } from '../../platform/http/openapi-schemas.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { mutated } from './mutate.ts';
import { type JsonSchema, type Known, plausibleValue } from './plausible-value.ts';

/** One request as sent, without its caller. */
export type WireRequest = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'>;

/** Valid bodies, for calls whose rules a generator cannot meet. */
export type Samples = ReadonlyMap<EndpointSpec, readonly unknown[]>;

/** Valid and spoiled requests for an endpoint, with every part generated from its schemas. */
export function hostileRequest(
  endpoint: EndpointSpec,
  known: Known,
  samples: Samples,
): fc.Arbitrary<WireRequest> {
  const parts = {
    path: pathOf(endpoint, known),
    query: queryOf(endpoint, known),
    body: endpoint.body ? bodyOf(endpoint, known, samples) : fc.constant(undefined),
    headers: headersOf(endpoint),
  };
  return fc.record(parts).map(({ path, query, body, headers }) => ({
    method: endpoint.method,
    url: `${path}${query}`,
    headers: { ...body?.headers, ...headers },
    ...(body && { payload: body.payload }),
  }));
}

const schemaOf = (schema: NonNullable<EndpointSpec['body']>): JsonSchema =>
  jsonSchema(schema, 'input') as JsonSchema;

const rarely = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Escapes a value for a path or query; half of a surrogate pair becomes U+FFFD. */
const escaped = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const RAW_SEGMENTS = ['%', '%00', '%ff%fe', '%ED%A0%80', '..%2f..', '%2e%2e', '~', '%252e', ';a=b'];

function pathOf({ path, params }: EndpointSpec, known: Known): fc.Arbitrary<string> {
  const { properties = {} } = params ? schemaOf(params) : {};
  const segments = path.split(/(:[A-Za-z]+)/).map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const name = part.slice(1);
    const plausible = plausibleValue(properties[name] ?? { type: 'string' }, known, name);
    return rarely(
      plausible.map(escaped),
      fc.oneof(hostileText.map(escaped), fc.constantFrom(...RAW_SEGMENTS)),
    );
  });
  return fc.tuple(...segments).map((parts) => parts.join(''));
}

function queryOf({ query }: EndpointSpec, known: Known): fc.Arbitrary<string> {
  const plausible = query ? plausibleValue(schemaOf(query), known) : fc.constant({});
  return mutated(plausible).map((value) => {
    if (typeof value !== 'object' || value === null) return `?${escaped(value)}`;
    const pairs = Object.entries(value).flatMap(([name, member]) =>
      [member]
        .flat(1)
        .slice(0, 50)
        .map((one) => `${escaped(name)}=${escaped(one)}`),
    );
    return pairs.length > 0 ? `?${pairs.join('&').slice(0, 8_000)}` : '';
  });
}

type WireBody = { payload: string; headers: Record<string, string> };

function bodyOf(endpoint: EndpointSpec, known: Known, samples: Samples): fc.Arbitrary<WireBody> {
  const own = samples.get(endpoint) ?? [];
  const made = plausibleValue(schemaOf(endpoint.body as never), known, endpoint.path);
  const plausible =
    own.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: made })
      : made;
  const isText = endpoint.bodyKind === 'text';
  const media = isText ? 'text/plain' : 'application/json';
  const text = mutated(plausible).map((value) =>
    isText ? textOf(value) : (JSON.stringify(value) ?? ''),
  );
  return fc
    .tuple(rarely(text, spoiledText(text)), rarely(fc.constant(media), fc.constantFrom(...MEDIA)))
    .map(([payload, type]) => ({ payload, headers: { 'content-type': type } }));
}

const MEDIA = [
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/xml',
  'text/plain',
  'application/json',
  '',
  'nothing',
];

/** Bodies that are not JSON, or ambiguous JSON. */
const spoiledText = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat({ max: 7 }), hostileValue).map(([body, way, value]) => {
    const first = /^\{("(?:[^"\\]|\\.)*")/.exec(body)?.[1] ?? '"id"';
    const ways = [
      body.slice(0, -1),
      `\ufeff${body}`,
      body.replace('{', `{${first}:${JSON.stringify(value) ?? 'null'},`),
      body.replace('{', '{"__proto__":{"isAdmin":true},'),
      body.replace(/:(\d+|"[^"]*")/, ':1e309'),
      body.replace(/:(\d+|"[^"]*")/, ':NaN'),
      '[1]'.repeat(2),
      `${body}${' '.repeat(70_000)}`,
    ];
    return ways[way] ?? body;
  });

const VERSIONS = ['"0"', '"1"', '"2"', '*', '"99999999999"', 'W/"1"'];
const COMMAND_IDS = [
  '0198c0de-0000-7000-8000-00000000ffff',
  'x'.repeat(65),
  '',
  "' or 1=1 -- ----",
];

/** Headers that a call reads, valid and invalid. */
const headersOf = ({ ifMatch, commandId }: EndpointSpec): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    {
      ...(ifMatch && { 'if-match': fc.constantFrom(...VERSIONS) }),
      ...(commandId && { [COMMAND_ID_HEADER]: fc.constantFrom(...COMMAND_IDS) }),
      'accept-language': fc.constant('*'),
    },
    { requiredKeys: [] },
  );
