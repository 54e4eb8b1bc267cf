import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENT = 'docs/specification-coverage.md';

type Row = { line: number; item: string; proofs: string[] };

/** The rows of the tables: `| § | what | \`file › title of the test\` |`. */
function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, section = '', item = '', proof = ''] = cells;
    if (cells.length !== 5 || !/^\d/.test(section)) return [];
    const proofs = [...proof.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);
    return [{ line: index + 1, item, proofs }];
  });
}

/** What is wrong with a proof, or nothing: the file is there and has a test of that title. */
function faultOf(proof: string): string | undefined {
  const [file = '', title] = proof.split(' › ');
  if (!title) return 'names no test';
  if (!existsSync(path.join(ROOT, file))) return `${file} does not exist`;
  const code = readFileSync(path.join(ROOT, file), 'utf8').replace(/\\(['"`])/g, '$1');
  return code.includes(title) ? undefined : `${file} has no test '${title}'`;
}

const faultsIn = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ line, item, proofs }) =>
    proofs.length === 0
      ? [`line ${line}: ${item} has no proof`]
      : proofs.flatMap((proof) => {
          const fault = faultOf(proof);
          return fault ? [`line ${line}: ${fault}`] : [];
        }),
  );

test('every row of the specification names tests that exist', () => {
  const rows = readRows(readFileSync(path.join(ROOT, DOCUMENT), 'utf8'));
  expect(rows.length).toBeGreaterThan(150);
  expect(faultsIn(rows)).toEqual([]);
});

test.each([
  ['| 2 | a route | |', 'has no proof'],
  ['| 2 | a route | `architecture/form.test.ts` |', 'names no test'],
  ['| 2 | a route | `architecture/nowhere.test.ts › x` |', 'does not exist'],
  ['| 2 | a route | `architecture/form.test.ts › a title of no test` |', 'has no test'],
])('the row %j is found out', (row, fault) => {
  expect(faultsIn(readRows(row))).toEqual([expect.stringContaining(fault)]);
});
