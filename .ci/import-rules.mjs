// Rules for imports between folders. `node .ci/import-rules.mjs` writes import-rules.json, which biome.json extends; with
// `--check` it fails if that file is outdated.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';

const CDK = ['aws-cdk-lib', 'aws-cdk-lib/**'];
const features = readdirSync('web/features');
/** Each has its paper beside it. */
const KINDS = readdirSync('shared').flatMap((name) => /^(.+)-document$/.exec(name)?.[1] ?? []);

/** Missing in Preact, on which the public pages run. What runs there has no `onChange` either. */
const NOT_IN_PREACT = {
  react: {
    importNames: ['useActionState', 'useOptimistic'],
    message: 'The public pages run on Preact, which lacks it',
  },
};

const OUTSIDE_SHARED = [
  '#functions/**',
  '#web/**',
  '#infra/**',
  '#test/**',
  'node:*',
  '@aws-sdk/**',
  'aws-*',
  'react-dom',
  'react-dom/**',
];
const OUTSIDE_WEB = ['#functions/**', '#infra/**', '#test/**', '@aws-sdk/**'];
/** The public pages of documents have none of the app’s code, and only their entry renders. */
const OUTSIDE_DOCUMENT_PAGE = [
  ...OUTSIDE_WEB,
  '#web/{features,app,document-editor,parts}/**',
  'react-dom',
  'react-dom/**',
];

const ONLY_SHARED = 'shared imports only shared: it runs in the browser, in Lambda and in CDK';

/**
 * Each row: files, the imports they must not have (a later `!` pattern allows again), what to do instead, and
 * more forbidden names if there are any. A file obeys the last row that matches it, and in any case the rules for everyone.
 */
const ROWS = [
  [['shared/**'], OUTSIDE_SHARED, ONLY_SHARED],
  [['shared/{paper,*-document}/**'], OUTSIDE_SHARED, ONLY_SHARED, NOT_IN_PREACT],
  [
    ['shared/{document,paper}/**'],
    [
      ...OUTSIDE_SHARED,
      '#shared/ledger/**',
      ...KINDS.flatMap((kind) => [`#shared/${kind}/**`, `#shared/${kind}-document/**`]),
    ],
    'document and paper serve every kind of document: they know nothing that only one of them has',
    NOT_IN_PREACT,
  ],
  [['shared/**/*.test.{ts,tsx}'], ['#functions/**', '#web/**', '#infra/**'], 'Test shared without the other folders'],
  [
    ['functions/**'],
    [
      '#functions/**',
      ...allow('#functions/{http,domain,mail,data,services}/**'),
      '#web/**',
      '#infra/**',
      '#test/**',
      ...CDK,
    ],
    'A resource imports shared, its own folder and functions/{http,domain,mail,data,services}',
  ],
  // The folders that every resource builds on import each other in one direction only.
  ...Object.entries({
    // A kind of document.
    'domain/*': [
      'domain/attachment',
      'domain/audit',
      'domain/document',
      'domain/estimate',
      'domain/people',
      'domain/receipt',
      'domain/saved-card',
      'mail/orders',
      'data/list',
      'data/table',
      'services',
    ],
    // Makes and issues invoices.
    'domain/series': [
      'domain/audit',
      'domain/document',
      'domain/invoice',
      'domain/people',
      'domain/saved-card',
      'mail/orders',
      'data/list',
      'data/table',
      'services',
    ],
    'domain/saved-card': ['domain/audit', 'domain/people', 'mail/orders', 'data/table', 'services'],
    // Reads the journal of invoices.
    'domain/report': ['domain/audit', 'domain/invoice', 'domain/people', 'data/table'],
    http: ['domain/audit', 'domain/people', 'services'],
    'domain/appointment': ['domain/attachment', 'domain/audit', 'mail/orders', 'data/table', 'services'],
    mail: ['domain', 'mail', 'data/table', 'services'],
    'domain/people': ['domain/audit', 'mail/orders', 'data/list', 'data/table', 'services'],
    'domain/audit': ['data/table', 'services'],
    'domain/attachment': ['domain/audit', 'data/table'],
    // What all kinds of documents have in common.
    'domain/estimate': ['domain/audit', 'domain/document', 'domain/people', 'data/list', 'data/table'],
    'domain/receipt': ['data/table'],
    'domain/document': ['domain/audit', 'data/table'],
    'domain/creation': ['domain/audit', 'data/table'],
    'data/list': ['domain/audit', 'data/table'],
    'domain/limits': ['data/table', 'services'],
    'mail/orders': ['data/table', 'services'],
    'data/table': ['services'],
    services: [],
  }).map(([room, below]) => [
    [`functions/${room}/**`],
    [
      '#functions/**',
      ...allow(...below.map((name) => `#functions/${name}/**`)),
      '#web/**',
      '#infra/**',
      '#test/**',
      ...CDK,
    ],
    `functions/${room} imports shared${below.map((name) => `, functions/${name}`).join('')}`,
  ]),
  [
    ['functions/**/*.test.{ts,tsx}'],
    ['#web/**', ...CDK],
    'Test a resource with its own folder, domain, mail, data, services and the test support',
  ],
  [['web/**'], OUTSIDE_WEB, 'web calls functions only through #shared/api'],
  [
    ['web/ui/**'],
    [...OUTSIDE_WEB, '#web/{features,app,document-editor,document-page,parts}/**'],
    'web/ui knows no feature, no screen and no part: it would be drawn the same in another product',
  ],
  [
    ['web/parts/**'],
    [...OUTSIDE_WEB, '#web/{features,app,document-editor,document-page}/**'],
    'web/parts knows no feature and no screen',
  ],
  [
    ['web/document-editor/**'],
    [...OUTSIDE_WEB, '#web/{features,app,document-page}/**'],
    'web/document-editor edits any kind of document: it knows no feature',
  ],
  [
    ['web/document-page/**'],
    OUTSIDE_DOCUMENT_PAGE,
    'web/document-page imports only shared, web/ui and web/lib: it is for every document’s public page',
    NOT_IN_PREACT,
  ],
  [
    ['web/lib/**'],
    [...OUTSIDE_WEB, '#web/{features,app,document-editor,document-page,parts,ui}/**'],
    'web/lib knows no feature, no screen and no component',
  ],
  ...features.map((name) => [
    [`web/features/${name}/**`],
    [...OUTSIDE_WEB, '#web/{features,app,document-page}/**', ...allow(`#web/features/${name}/**`)],
    'A feature imports shared, web/{document-editor,parts,ui,lib} and itself, never another feature',
  ]),
  ...Object.keys(DOCUMENT_PAGES).map((name) => [
    [`web/features/${name}/**`],
    [...OUTSIDE_DOCUMENT_PAGE, ...allow(`#web/features/${name}/**`)],
    'The public page of a document imports shared, web/{document-page,ui,lib} and itself',
    NOT_IN_PREACT,
  ]),
  [
    ['web/offline.tsx', 'web/features/offline/**'],
    [...OUTSIDE_DOCUMENT_PAGE, ...allow('#web/features/offline/**', 'react-dom/client')],
    'The page shown without a connection imports shared, web/{ui,lib} and itself: it has no session and no calls',
    NOT_IN_PREACT,
  ],
  [
    ['infra/stack/**', 'infra/app.ts'],
    ['#functions/**', '#web/**', '#infra/local/**', '#test/**'],
    'The stack reads shared/api, and names a function only by its entry path',
  ],
  [
    ['infra/{deploy,preflight}/**'],
    ['#functions/**', '#web/**', '#infra/local/**', '#test/**', ...CDK],
    'Deployment and preflight read the settings of the stack, not the stack',
  ],
  [['infra/recovery/**'], ['#web/**', '#infra/stack/**', ...CDK], 'Recovery reads the table as the functions do'],
  [
    ['infra/local/**'],
    ['#web/**', '#infra/stack/**', '#test/**', ...CDK],
    'The local cloud wires functions and shared',
  ],
];

/** Tests of web and infra obey the rules of their folders, but may import the test support. */
const ROWS_OF_TESTS = ROWS.filter(([[glob]]) => /^(web|infra)\//.test(glob)).map(([globs, forbidden, ...rest]) => [
  globs.filter((glob) => glob.endsWith('/**')).map((glob) => `${glob}/*.test.{ts,tsx}`),
  [...forbidden, ...allow('#test/support/**')],
  ...rest,
]);

const FOR_EVERYONE = {
  paths: {
    zod: { importNames: ['z', 'default'], message: "import * as z from 'zod'" },
    'react-router': 'import from react-router-dom',
  },
  pattern: {
    group: ['../**'],
    message: 'Use an alias (#shared, #functions, #web, #infra, #test): a folder imports relatively only from itself',
  },
};

const rule = (paths, ...patterns) => ({
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { paths: { ...FOR_EVERYONE.paths, ...paths }, patterns: [FOR_EVERYONE.pattern, ...patterns] },
        },
      },
    },
  },
});

const file = new URL('import-rules.json', import.meta.url);
const written = `${JSON.stringify(
  {
    ...rule({}),
    overrides: [...ROWS, ...ROWS_OF_TESTS].map(([includes, group, message, more]) => ({
      includes: includes.map((glob) => `**/${glob}`),
      ...rule(more, { group: group.flatMap(unfold), message }),
      ...(more === NOT_IN_PREACT && { plugins: ['./.ci/no-on-change.grit'] }),
    })),
  },
  null,
  2,
)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (readFileSync(file, 'utf8') !== written) {
  console.error('The import rules have changed. Run: node .ci/import-rules.mjs');
  process.exitCode = 1;
}

function allow(...globs) {
  return globs.map((glob) => `!${glob}`);
}

/** Expands `{a,b}` into one pattern per alternative. */
function unfold(glob) {
  const [, before, names, after] = /^(.*)\{(.+)\}(.*)$/.exec(glob) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [glob];
}
