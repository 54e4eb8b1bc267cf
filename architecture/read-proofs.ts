import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { indentOf, reachingNames, wordsOf } from './reaching-names.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');

export type Proof = {
  file: string;
  title: string;
  requirements: string[];
  /** Whether the test uses the server, a screen or the API between them. */
  reaches: boolean;
};

/** Matches `'title', async (args) => {` and the `proves` call that follows, as formatted by Biome. */
const PROOF =
  /(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?(?:\((?:[^()]|\([^()]*\))*\)|\w+) =>\s*\{\n( *)proves\(([^)]*)\);/g;

/** The rest of a test: the lines indented like its first, or deeper. */
function restOf(text: string, indent: number): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line && indentOf(line) < indent);
  return lines.slice(0, end).join('\n');
}

/** Finds what the tests of a file prove. */
export function proofsIn(file: string, text: string): Proof[] {
  const reaching = file.startsWith('e2e/') ? null : reachingNames(path.join(ROOT, file), text);
  return [...text.matchAll(PROOF)].map((found) => {
    const [whole, , title = '', indent = '', names = ''] = found;
    const body = restOf(text.slice(found.index + whole.length), indent.length);
    return {
      file,
      title: title.replace(/\\(['"`])/g, '$1'),
      requirements: [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
      reaches: reaching === null || wordsOf(body).some((word) => reaching.has(word)),
    };
  });
}

/** Counts the `proves` calls of a file, wherever they are. */
export const claimsIn = (text: string): number => text.match(/^\s*proves\(/gm)?.length ?? 0;

/** Every test file with its content. */
export function readTests(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
  const tests = listed
    .toString()
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)));
  return new Map(tests.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}
