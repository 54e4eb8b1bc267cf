import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const tracked = (...globs: string[]) =>
  execFileSync('git', ['ls-files', ...globs], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/**
 * Matches references to papers that are not in the repository: two letters and a number, a letter and a number in
 * parentheses or as a rule, a section's number. A4 is a paper size.
 */
const MARK =
  /\b(?:SR|RR|LW|AS|GR|LA|BR|[BDFKLQSTV])-\d{2}\b|\((?:[AC] \d{1,2}|(?!A4\b)[ACKNPQRSTVW]\d{1,2}|c\d{1,2})(?=[,):;])|[a-z] \(\d\.\d{1,2}[,)]|\brule\b.*'c\d'|\b(?:ux|UX) \d|\bsecurity \d\.\d/;

const OWN_FILES = ['architecture/requirement-names.test.ts', 'docs/requirements.md'];
const texts = tracked('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.sql', '*.css', '*.html', '*.md').filter(
  (file) => !OWN_FILES.includes(file),
);

const marked = (file: string, text: string) =>
  text
    .split('\n')
    .filter((line) => MARK.test(line))
    .map((line) => `${file}: ${line.trim()}`);

const namesOf = (text: string) =>
  [...text.matchAll(/^- \*\*(.+?)\*\*: /gm)].map(([, name]) => name ?? '');
const citedIn = (text: string) =>
  [...text.matchAll(/[(;] ?requirement: ([^).;]+)/g)].map(([, name]) => name ?? '');

const known = namesOf(read('docs/requirements.md'));

test('no text refers to papers that are not in the repository', () => {
  expect(texts.flatMap((file) => marked(file, read(file)))).toEqual([]);
});

test('every cited requirement has exactly one entry', () => {
  const cited = texts.flatMap((file) => citedIn(read(file)));
  expect(cited.length).toBeGreaterThan(100);
  expect([...new Set(cited)].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
});

test('the search finds such references', () => {
  const broken = [
    ['SR', '09'].join('-'),
    '(A' + ' 5)',
    '(C' + ' 9, verbatim)',
    '(K' + '14)',
    '(c' + '7)',
    `rule: 'c${7}'`,
    `waits (${4}.7)`,
    'as in ux' + ' 2.2',
  ];
  expect(broken.filter((text) => marked('a.ts', `/** A rule ${text}. */`).length === 0)).toEqual(
    [],
  );
  expect(
    marked('a.ts', '/** On a sheet (A4), of the year 2026-11-22, as RFC 6238 has it. */'),
  ).toEqual([]);
  expect(marked('a.ts', `/** For (K${14}). */`)).toHaveLength(1);
  const cited = citedIn(
    '/** A number (specification; requirement: queue grace) of (requirement: nothing). */',
  );
  expect(cited.filter((name) => !known.includes(name))).toEqual(['nothing']);
  expect(marked('0001-a.sql', `-- A rule (K${14}), another.`)).toHaveLength(1);
});
