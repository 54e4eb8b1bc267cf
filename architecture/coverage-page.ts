import type { Proof } from './read-proofs.ts';
import { requirementGroups } from './requirements/index.ts';
import { notBuiltYet } from './requirements/not-built-yet.ts';

const HEAD = `# What was asked, and the test that proves it

Written from the code: the list is in \`architecture/requirements\`, and a test says what it proves in its first line, \`proves('…')\`. After a change:

\`\`\`sh
UPDATE_COVERAGE=1 npx vitest run --project architecture architecture/specification-coverage.test.ts
\`\`\`

A proof does something with the server, with a screen or with the wire between them (decision 0047). Words in ‘’ stand in a file that proves them. A title with \`%s\` is a test with a table of cases.`;

const list = (rows: readonly string[]): string => rows.map((row) => `- ${row}`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The page docs/specification-coverage.md: first what has no proof or is not built, then section by section. */
export function coveragePage(proofs: readonly Proof[]): string {
  const proofsOf = (name: string) =>
    proofs.filter(({ requirements }) => requirements.includes(name));
  const unproved = requirementGroups.flatMap(({ source, title, requirements }) =>
    Object.entries<string>(requirements)
      .filter(([name]) => proofsOf(name).length === 0)
      .map(([name, what]) => `${source || title}: ${what} (\`${name}\`)`),
  );
  const sections = requirementGroups.map(({ source, title, requirements }) => {
    const rows = Object.entries<string>(requirements).flatMap(([name, what]) => {
      const own = proofsOf(name).map(({ file, title: test }) => `\`${file} › ${test}\``);
      return own.length > 0 ? [`| \`${name}\` | ${cell(what)} | ${cell(own.join('<br>'))} |`] : [];
    });
    const heading = source ? `${source}: ${title}` : title;
    return `## ${heading}\n\n| Name | What | Proof |\n|---|---|---|\n${rows.join('\n')}`;
  });
  const notBuilt = notBuiltYet.map(([source, what]) => `${source}: ${what}`);
  return `${[
    HEAD,
    `## Not proved by a test\n\n${list(unproved)}`,
    `## Not built yet\n\n${list(notBuilt)}`,
    ...sections,
  ].join('\n\n')}\n`;
}
