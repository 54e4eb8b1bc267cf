import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

type Mutation = {
  at: number;
  kind: 'replace' | 'drop' | 'add' | 'wrap';
  value: unknown;
  name: string;
};

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 500 }),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap'),
  value: hostileValue,
  name: hostileText,
});

/** Half of the values stay valid: only those reach the call itself. */
const mutations = fc.oneof(
  fc.constant<Mutation[]>([]),
  fc.array(mutation, { minLength: 1, maxLength: 3 }),
);

/** The value with some places replaced, removed, added to or turned into a list. */
export const mutated = (plausible: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(plausible, mutations).map(([value, mutations]) => mutations.reduce(mutate, value));

/** A path in a value. */
type Place = readonly string[];

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || at.length > 8) return [at];
  const members = Object.entries(value).slice(0, 40);
  return [at, ...members.flatMap(([name, member]) => placesOf(member, [...at, name]))];
}

function mutate(value: unknown, { at, kind, value: other, name }: Mutation): unknown {
  const places = placesOf(value);
  const place = places[at % places.length] ?? [];
  return changeAt(value, place, (found) => {
    if (kind === 'drop') return undefined;
    if (kind === 'wrap') return [found, found];
    const isOpen = typeof found === 'object' && found !== null && !Array.isArray(found);
    return kind === 'add' && isOpen ? withMember(found, name, other) : other;
  });
}

function changeAt(value: unknown, place: Place, change: (found: unknown) => unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? changeAt(one, rest, change) : one));
  const found = (value as Record<string, unknown>)[name];
  return withMember(value as object, name, changeAt(found, rest, change));
}

/** A copy with a field of any name, including `__proto__`. */
function withMember(value: object, name: string, member: unknown): object {
  const copy = { ...value };
  Object.defineProperty(copy, name, {
    value: member,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}
