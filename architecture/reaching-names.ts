import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Modules that start a server, its database or its sockets, render a screen, or fake the server. */
const DOOR =
  /\/testing\/(test-app|test-database|open-hub|render|fake-server|clinic-line|fake-line)\.tsx?$/;

const IMPORT = /^import (?!type)(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm;
const DECLARED =
  /^(?:export )?(?:(?:const|let|class|(?:async )?function\*?) +)?([^=(]+?)(?:: [^=]+)?(?: = |\()/;
const IN_A_TEST = /^ *(?:(?:test|it)[.(]|\]\)?.*\()/;

export const indentOf = (line: string): number => line.search(/\S|$/);
export const wordsOf = (code: string): string[] => code.match(/[\w$]+/g) ?? [];

/** Whether an imported module leads to a server or a screen, directly or through a helper. */
function isDoor(module: string, from: string): boolean {
  if (!module.startsWith('.')) return module === '@testing-library/react';
  const target = path.resolve(path.dirname(from), module);
  return DOOR.test(target) || (target.includes('/testing/') && importsOf(target).length > 0);
}

/** Cache of read helpers; it also stops circular imports. */
const known = new Map<string, string[]>();

/** The names that a file imports from such modules; empty if the file does not exist. */
function importsOf(file: string): string[] {
  const before = known.get(file);
  if (before) return before;
  known.set(file, []);
  const names = existsSync(file) ? importedBy(file, readFileSync(file, 'utf8')) : [];
  known.set(file, names);
  return names;
}

const importedBy = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, names = '', module = '']) =>
    isDoor(module, file)
      ? names.split(',').flatMap((name) => (name.includes('type ') ? [] : wordsOf(name).slice(-1)))
      : [],
  );

type Declaration = { names: string[]; code: string };

/** A line with the deeper indented lines below it, and the closing bracket. */
function blockAt(lines: readonly string[], at: number): string[] {
  const indent = indentOf(lines[at] ?? '');
  const end = lines.findIndex(
    (line, index) => index > at && line && indentOf(line) <= indent && !/^ *[)\]}]/.test(line),
  );
  return lines.slice(at, end === -1 ? undefined : end);
}

/** Declarations and assignments outside tests; Biome's indentation shows where each ends. */
function declarationsIn(text: string): Declaration[] {
  const lines = text.split('\n');
  const found: Declaration[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    const block = blockAt(lines, at);
    if (IN_A_TEST.test(line)) at += Math.max(0, block.length - 1);
    else if (DECLARED.test(line)) {
      const [, left = ''] = DECLARED.exec(line) ?? [];
      found.push({ names: wordsOf(left), code: block.join('\n') });
    }
  }
  return found;
}

/** The names in a test file that lead to a server or a screen. */
export function reachingNames(file: string, text: string): Set<string> {
  const reaching = new Set(importedBy(file, text));
  const declarations = declarationsIn(text);
  for (let size = -1; size !== reaching.size; ) {
    size = reaching.size;
    for (const { names, code } of declarations) {
      if (wordsOf(code).some((word) => reaching.has(word))) {
        for (const name of names) reaching.add(name);
      }
    }
  }
  return reaching;
}
