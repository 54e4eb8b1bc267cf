import type { FastifyInstance } from 'fastify';

type Known = { url: string; method: string };

/** Finds the methods of a path among the routes; used only when none matches. */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const known: Known[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    for (const one of [method].flat()) if (!url.includes('*')) known.push({ url, method: one });
  });
  let patterns: { pattern: RegExp; method: string }[] | undefined;
  return (path) => {
    patterns ??= known.map(({ url, method }) => ({ pattern: patternOf(url), method }));
    const fitting = patterns.filter(({ pattern }) => pattern.test(path));
    return [...new Set(fitting.map(({ method }) => method))];
  };
}

/** Our paths contain no other characters that are special in a pattern. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
