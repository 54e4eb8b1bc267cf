import type { FastifyInstance } from 'fastify';
import { refuseKernel } from './problem-handler.ts';

/** Nesting that no body of ours comes near; what is deeper is made to break its reader (B-11). */
const DEPTH_MAX = 40;

/** Reads JSON bodies that mean one thing: without repeated members, `__proto__` or bottomless nesting. */
export function readJsonBodies(app: FastifyInstance) {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    const text = body.toString();
    void read(request, text, (error, value) =>
      error ? parsed(error) : parsed(refusalOf(text, value) ?? null, value),
    );
  });
}

function refusalOf(text: string, value: unknown): Error | undefined {
  const members = countMembers(value);
  if (members === undefined) return refuseKernel('request.invalid', 'nested too deep');
  // A reader keeps the last of two members of one name; another one may keep the first.
  if (members < countNames(text)) return refuseKernel('request.duplicate-key');
  return undefined;
}

/** How many members the objects of a value have; nothing where it is too deep. */
function countMembers(root: unknown): number | undefined {
  let members = 0;
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return undefined;
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      const inner = Object.values(value);
      if (!Array.isArray(value)) members += inner.length;
      return inner;
    });
  }
  return members;
}

/** How many names of members a JSON text writes: texts that a colon follows. */
function countNames(json: string): number {
  let names = 0;
  for (let at = json.indexOf('"'); at !== -1; at = json.indexOf('"', at + 1)) {
    at = endOfText(json, at + 1);
    if (/^\s*:/.test(json.slice(at + 1, at + 65))) names += 1;
  }
  return names;
}

/** Where a text ends: at the first quote before which the backslashes cancel each other. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from); ; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
}
