import type { FastifyInstance } from 'fastify';
import { isPageAddress } from './page-address.ts';

/** Methods of pages and files. */
const OF_PAGES = ['GET', 'HEAD'];

type Known = { url: string; method: string };

/** Finds the methods of a path among the routes; used only when none matches. */
export function watchMethods(app: FastifyInstance): (path: string, asked: string) => string[] {
  const known: Known[] = [];
  let servesPages = false;
  app.addHook('onRoute', ({ url, method }) => {
    for (const one of [method].flat()) if (!url.includes('*')) known.push({ url, method: one });
    servesPages ||= url === '/*';
  });
  let patterns: { pattern: RegExp; method: string }[] | undefined;
  return (path, asked) => {
    patterns ??= known.map(({ url, method }) => ({ pattern: patternOf(url), method }));
    const fitting = patterns.filter(({ pattern }) => pattern.test(path));
    const isPage = fitting.length === 0 && servesPages && isPageAddress(path);
    // A missing file is asked for with a method that pages have: it is not found.
    if (isPage && !OF_PAGES.includes(asked)) return OF_PAGES;
    return [...new Set(fitting.map(({ method }) => method))];
  };
}

/** Our paths contain no other characters that are special in a pattern. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
