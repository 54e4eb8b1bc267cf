import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

/** The part of JSON schema that the contract's schemas use. */
export type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Known values of the clinic by field name. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

/** The name under which all identifiers are known. */
export const ANY_IDENTIFIER = '';

/** A value that probably fits a schema: a known one of that name, or a generated one. */
export function plausibleValue(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const made = { weight: 1, arbitrary: madeFor(schema, known, name) };
  const own = candidates(schema, known.get(name) ?? []);
  const others = schema.format === 'uuid' ? (known.get(ANY_IDENTIFIER) ?? []) : [];
  return fc.oneof(
    made,
    ...(own.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...own) }] : []),
    ...(others.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...others) }] : []),
  );
}

/** Known values of a name with the required type. */
const candidates = ({ type }: JsonSchema, values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => (type === 'integer' ? 'number' : type) === typeof value);

function madeFor(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((one) => plausibleValue(one, known, name)));
  if (schema.allOf) return plausibleValue(Object.assign({}, ...schema.allOf), known, name);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return madeObject(schema, known);
  if (schema.type === 'array') return madeArray(schema, known, name);
  return madeScalar(schema);
}

function madeObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  known: Known,
): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => [
    name,
    plausibleValue(schema, known, name),
  ]);
  const declared = fc.record(Object.fromEntries(members), {
    requiredKeys: required as never[],
  });
  if (typeof additionalProperties !== 'object') return declared;
  const free = fc.dictionary(hostileText, plausibleValue(additionalProperties, known), {
    maxKeys: 3,
  });
  return fc.tuple(free, declared).map(([others, own]) => ({ ...others, ...own }));
}

const madeArray = ({ items = {}, maxItems = 3 }: JsonSchema, known: Known, name: string) =>
  fc.array(plausibleValue(items, known, name), { maxLength: Math.min(maxItems, 3) });

function madeScalar({ type, format, pattern, ...limits }: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum = -5, maximum = 2 ** 31 - 1, minLength = 0, maxLength = 60 } = limits;
  if (type === 'integer')
    return fc.integer({ min: Math.max(minimum, -5), max: Math.min(maximum, 2 ** 31 - 1) });
  if (type === 'number') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type !== 'string') return fc.jsonValue({ maxDepth: 2 });
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.constant('2026-03-07T21:10:00.000Z');
  if (format === 'date') return fc.constant('2026-03-07');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) }),
    fc.constantFrom('Fiebre desde anoche', 'Ñandú', '07/03/1990', '2026-03-07', '12'),
  );
}
