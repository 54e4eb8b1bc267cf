import { callers, demands, type EndpointSpec, relations, type Who } from '@app/contract/kernel';
import { callerInWords } from '../platform/http/who-in-words.ts';
import type { SendRoute } from '../platform/stomp/send-routes.ts';

const HEAD = `# Who may call

Generated from the code: each call declares it, in \`contract/src/**/*.endpoints.ts\`, and each destination of the socket in a \`*.socket.ts\` of the server. After a change:

\`\`\`sh
UPDATE_AUTHORIZATION=1 npx vitest run --project server server/src/authorization.test.ts
\`\`\`

A role with an empty cell is refused before the body is read. In any other cell are the conditions that the use case then checks. A call without a session (a login, a new password) also names the kinds of account that it may concern.`;

const titleOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

type Declared = { address: string; method?: string; who: Who };

const rowOf = ({ method, address, who }: Declared): string[] => [
  `\`${method ? `${method} ` : ''}${address}\``,
  ...callers.map((caller) => who[caller]?.join(', ') ?? ''),
];

const byAddress = (one: Declared, two: Declared): number =>
  `${one.address} ${one.method}` < `${two.address} ${two.method}` ? -1 : 1;

const whoTable = (what: string, declared: readonly Declared[]): string =>
  table(
    [what, ...callers.map((caller) => titleOf(callerInWords(caller)))],
    declared.toSorted(byAddress).map(rowOf),
  );

const meanings = (conditions: Readonly<Record<string, string>>): string =>
  table(['Condition', 'Meaning'], Object.entries(conditions));

/** The page docs/authorization.md: every call and destination by role, and the meaning of each condition. */
export const authorizationPage = (
  endpoints: readonly EndpointSpec[],
  destinations: readonly SendRoute[],
): string =>
  `${[
    HEAD,
    '## Calls',
    whoTable(
      'Call',
      endpoints.map(({ path: address, ...endpoint }) => ({ ...endpoint, address })),
    ),
    '## Destinations of the socket',
    whoTable(
      'Destination',
      destinations.map(({ destination: address, who }) => ({ address, who })),
    ),
    '## Conditions',
    'Whose it is. Where a role has several of these, one is enough.',
    meanings(relations),
    'What the caller has to bring besides. Where several of these are named, each is asked for.',
    meanings(demands),
  ].join('\n\n')}\n`;
