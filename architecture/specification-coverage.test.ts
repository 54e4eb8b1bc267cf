import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coveragePage } from './coverage-page.ts';
import { claimsIn, type Proof, proofsIn, ROOT, readTests } from './read-proofs.ts';
import { requirementGroups } from './requirements/index.ts';

const PAGE = path.join(ROOT, 'docs/specification-coverage.md');

const requirements = requirementGroups.flatMap(({ requirements: list }) =>
  Object.entries<string>(list),
);
const known = new Set(requirements.map(([name]) => name));

/** Faults in the proofs of a file. */
function faultsIn(file: string, text: string): string[] {
  const proofs = proofsIn(file, text);
  return [
    ...(proofs.length < claimsIn(text)
      ? [`${file}: proves() is not the first line of a test`]
      : []),
    ...proofs.flatMap(({ title, reaches, requirements: names }) => [
      ...(reaches ? [] : [`${file} › ${title}: does nothing with a server or a screen`]),
      ...names.filter((name) => !known.has(name)).map((name) => `${file}: no requirement ${name}`),
    ]),
  ];
}

/** Literal texts of a requirement that no file with its proof contains. */
function unheardWords(proofs: readonly Proof[], tests: ReadonlyMap<string, string>): string[] {
  return requirements.flatMap(([name, what]) => {
    const files = proofs
      .filter((proof) => proof.requirements.includes(name))
      .map(({ file }) => file);
    const held = files.map((file) => tests.get(file)).join('\n');
    return [...what.matchAll(/‘([^’]+)’/g)]
      .filter(([, words = '']) => files.length > 0 && !held.includes(words))
      .map(([, words]) => `${name}: no proof holds ‘${words}’`);
  });
}

const tests = readTests();
const proofs = [...tests].flatMap(([file, text]) => proofsIn(file, text));

test('every proof uses a server or a screen, and proves a known requirement', () => {
  expect([...tests].flatMap(([file, text]) => faultsIn(file, text))).toEqual([]);
});

test('required literal texts appear in a test that proves them', () => {
  expect(unheardWords(proofs, tests)).toEqual([]);
});

test('no two requirements share a name', () => {
  expect(known.size).toBe(requirements.length);
});

test('docs/specification-coverage.md matches the code', () => {
  if (process.env.UPDATE_COVERAGE) writeFileSync(PAGE, coveragePage(proofs));
  expect(readFileSync(PAGE, 'utf8')).toBe(coveragePage(proofs));
});

const RENDER = "import { renderScreen } from '../testing/render.tsx';\n";
const inATest = (body: string) => `test('a title', () => {\n  proves('toasts');\n  ${body}\n});\n`;

test.each([
  [inATest('expect(COPY).toBe(COPY);'), 'does nothing'],
  [`${RENDER}${inATest('expect(COPY).toBe(COPY);')}`, 'does nothing'],
  [`${RENDER}${inATest("renderScreen('x');").replace('toasts', 'nonsense')}`, 'no requirement'],
  [
    "describe('all', () => {\n  proves('toasts');\n  test('a title', () => {});\n});\n",
    'does nothing',
  ],
  [
    "test('a title', () => {\n  expect(1).toBe(1);\n  proves('toasts');\n});\n",
    'not the first line',
  ],
])('%j is reported', (text, fault) => {
  const faults = faultsIn('web/src/ui/x.test.tsx', text);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test.each([
  `${RENDER}${inATest("renderScreen('x');")}`,
  `${RENDER}const open = () =>\n  renderScreen('x');\n${inATest('open();')}`,
])('%j proves', (text) => {
  expect(faultsIn('web/src/ui/x.test.tsx', text)).toEqual([]);
});
