const { LADDER } = require('./architecture/ladder.cjs');

const TEST = '\\.(test|spec)\\.tsx?$';

const downhill = LADDER.map((step, height) => ({
  name: `downhill-from-${step.join('-')}`,
  comment: 'A capability may call only those below it: see ARCHITECTURE.md.',
  severity: 'error',
  from: { path: `^server/src/(${step.join('|')})/`, pathNot: TEST },
  to: {
    path: `^server/src/(${LADDER.slice(0, height + 1)
      .flat()
      .join('|')})/`,
    pathNot: '^server/src/$1/',
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'contract-is-the-bottom',
      comment: 'The contract imports zod and itself.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TEST },
      to: { pathNot: ['^contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'server-and-web-never-meet',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'outside-looks-in',
      comment: 'e2e and bench look at the product from outside.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|web|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'capability-through-its-index',
      severity: 'error',
      from: {
        path: '^(contract|server|web)/src/([^/]+)/',
        pathNot: [TEST, '^(server|web)/src/testing/'],
      },
      to: {
        path: '^(contract|server|web)/src/([^/]+)/',
        pathNot: [
          '^(contract|server|web)/src/$2/',
          '^(contract|server|web)/src/[^/]+/(index|fixtures)\\.ts$',
          '^(server/src/platform|web/src/(ui|lib|app|testing)|server/src/testing)/',
          // Each screen, and each part that a screen fetches later, is a separate chunk: importing through the
          // index would fetch a whole capability.
          '^web/src/.+-(screen|chunk)\\.tsx$',
        ],
      },
    },
    {
      name: 'web-features-do-not-meet',
      comment:
        'On the web app/ composes the capabilities. The lists of options are for the forms of all.',
      severity: 'error',
      from: { path: '^web/src/([^/]+)/', pathNot: ['^web/src/(app|testing)/', TEST] },
      to: {
        path: '^web/src/([^/]+)/',
        pathNot: [
          '^web/src/$1/',
          '^web/src/(ui|lib|testing)/',
          '^web/src/(catalogs|visits)/index\\.ts$',
        ],
      },
    },
    {
      name: 'shared-code-knows-no-capability',
      comment:
        'But for what several capabilities of the web show of another: web/src/lib/readings knows the contract.',
      severity: 'error',
      from: {
        path: '^(contract/src/kernel|server/src/platform|web/src/(lib|ui))/',
        pathNot: [TEST, '^web/src/lib/readings/'],
      },
      to: {
        path: '^(contract|server|web)/src/([^/]+)/',
        pathNot: '^(contract/src/kernel|server/src/platform|web/src/(lib|ui|testing))/',
      },
    },
    {
      name: 'sql-stays-in-repositories',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.repository\\.ts$', '^server/src/(platform|testing|cli)/', TEST],
      },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'rules-know-no-transport',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '\\.(routes|socket|jobs)\\.ts$',
          '^server/src/(platform|testing|cli)/',
          '^server/src/composition/',
          '^server/src/[^/]+\\.ts$',
          TEST,
        ],
      },
      to: { path: 'node_modules/(fastify|@fastify/[^/]+|ws|pg-boss)/' },
    },
    {
      name: 'fixtures-are-for-tests',
      severity: 'error',
      from: {
        path: '^(contract|server|web)/src/',
        pathNot: [
          TEST,
          'fixtures\\.ts$',
          '^(server|web)/src/testing/',
          '/testing/',
          '^server/src/cli/',
        ],
      },
      to: { path: 'fixtures\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...downhill,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(web/dist|\\.cache)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
