import { type EndpointSpec, fillPath } from '@app/contract/kernel';
import type { TestApp } from './test-app.ts';

/** What exists in a test's world, by the names of the calls' parameters. */
export type Candidates = Record<string, string[]>;

/** Makes a call once for everything in the test's world that it may be about. */
export function answersOf(
  t: TestApp,
  candidates: Candidates,
  otherwise: Record<string, Record<string, string | undefined>> = {},
) {
  /** Every way to fill in an address with ids of this world. */
  function addressesOf(path: string): string[] {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const ways = names.reduce<Record<string, string>[]>(
      (sofar, name) =>
        sofar.flatMap((one) =>
          (candidates[name] ?? []).map((value) => ({ ...one, [name]: value })),
        ),
      [{}],
    );
    return ways.map((way) => fillPath(path, way));
  }

  /** Input for a call from this world, by the names in its contract. */
  function askedOf(path: string, schema: unknown): Record<string, string> {
    const names = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
    const values = { ...candidates, ...otherwise[path] };
    return Object.fromEntries(
      names.flatMap((name) => {
        const [value] = [values[name]].flat();
        return value ? [[name, value]] : [];
      }),
    );
  }

  return ({ method, path, query, body }: EndpointSpec, token: string) =>
    Promise.all(
      addressesOf(path).map((url) =>
        t.http.inject({
          method,
          url,
          query: askedOf(path, query),
          headers: { authorization: `Bearer ${token}` },
          ...(body ? { payload: askedOf(path, body) } : {}),
        }),
      ),
    );
}
