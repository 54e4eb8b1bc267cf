import type { TestApp } from '../test-app.ts';
import type { Caller } from './callers.ts';
import { ANY_IDENTIFIER, type Known } from './plausible-value.ts';

/** Values per name and kind: enough to be valid by chance, and few enough to be used repeatedly. */
const AT_MOST = 30;

/** Every value of a clinic by field name: given ones and those that its callers read. */
export async function knownValues(
  t: TestApp,
  callers: readonly Caller[],
  given: readonly unknown[],
): Promise<Known> {
  const known = new Map<string, unknown[]>();
  for (const value of given) gather(known, '', value);
  for (const { method, path } of t.endpoints) {
    if (method !== 'GET' || path.includes(':')) continue;
    for (const caller of callers) gather(known, '', await readAs(t, caller, path));
  }
  // The same value may have other names in addresses.
  const named = (name: string) => known.get(name) ?? [];
  known.set('patientId', [...named('patientId'), ...named('personId')]);
  known.set('channel', named('queueId'));
  known.set('patientLogin', named('email'));
  known.set(ANY_IDENTIFIER, [...new Set([...known.values()].flat().filter(isIdentifier))]);
  return known;
}

const isIdentifier = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

async function readAs(t: TestApp, caller: Caller, path: string): Promise<unknown> {
  const token = await caller.token();
  const answer = await t.http.inject({
    url: path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return answer.statusCode === 200 && isJson ? answer.json() : undefined;
}

function gather(known: Map<string, unknown[]>, name: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [member, one] of Object.entries(value)) gather(known, isList ? name : member, one);
  } else keep(known, name, value);
}

function keep(known: Map<string, unknown[]>, name: string, value: unknown): void {
  const values = known.get(name) ?? [];
  if (value === undefined || value === null || values.includes(value)) return;
  const alike = values.filter((one) => typeof one === typeof value);
  if (alike.length < AT_MOST) known.set(name, [...values, value]);
}
