import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseKernel } from './problem-handler.ts';

/** Deeper than any valid body; deeper ones are attacks on the parser. */
const DEPTH_MAX = 40;
/** More than any valid body has; parsing far more would block other requests. */
const VALUES_MAX = 20_000;

const rawBodies = new WeakMap<FastifyRequest, string>();

/** The JSON body of a request as it was sent, for signatures. */
export const rawBodyOf = (request: FastifyRequest): string => rawBodies.get(request) ?? '';

/** Parses unambiguous JSON bodies: without repeated fields, `__proto__` or excessive nesting. */
export function readJsonBodies(app: FastifyInstance) {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    const text = body.toString();
    rawBodies.set(request, text);
    const names = countNames(text);
    if (names instanceof Error) return parsed(names);
    void read(request, text, (error, value) => {
      if (error) return parsed(error);
      // The parser keeps the last of two fields with the same name; another one may keep the first.
      if (countMembers(value) < names) return parsed(refuseKernel('request.duplicate-key'));
      parsed(null, value);
    });
  });
}

/** What each JSON character outside strings adds: names, values, depth. */
const SIGNS: Record<string, readonly [names: number, values: number, depth: number]> = {
  ':': [1, 0, 0],
  ',': [0, 1, 0],
  '{': [0, 1, 1],
  '[': [0, 1, 1],
  '}': [0, 0, -1],
  ']': [0, 0, -1],
};

/** Counts the field names of a JSON text; returns a refusal if it exceeds the limits. */
function countNames(json: string): number | Error {
  let [names, values, depth] = [0, 0, 0];
  const signs = /["{}[\]:,]/g;
  for (let found = signs.exec(json); found; found = signs.exec(json)) {
    if (found[0] === '"') signs.lastIndex = endOfText(json, signs.lastIndex) + 1;
    const added = SIGNS[found[0]];
    if (!added) continue;
    names += added[0];
    values += added[1];
    depth += added[2];
    if (depth > DEPTH_MAX) return refuseKernel('request.invalid', 'nested too deep');
    if (values > VALUES_MAX) return refuseKernel('request.too-large', 'too many values');
  }
  return names;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, each) => sum + countMembers(each), own);
}

/** End of a string: the first quote preceded by an even number of backslashes. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}
