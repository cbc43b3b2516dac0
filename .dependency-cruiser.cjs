/**
 * Who may import whom (docs/decisions/0004 and 0114). `domain` imports nothing of ours. A subject of `operations` has two layers: its `rules/`
 * are pure and may use the rules of others; everything else of it (use cases, stores) may use the subjects that `subjects` lists for it.
 */
const own = '^src/';
const notTests = '\\.test\\.tsx?$|/testing/';
const wall = (name, from, allowed) => ({
  name: `${name}-walls`,
  severity: 'error',
  comment: `${name} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')} and itself`,
  from: { path: `^src/${from}/`, pathNot: notTests },
  to: { path: own, pathNot: [`^src/${from}/`, ...allowed.map((each) => `^src/${each}`)] },
});

const rules = 'operations/[^/]+/rules/';

/** Which other subjects the use cases and stores of a subject may import. A new line here is a decision, so it is made in review. */
const subjects = {
  accounting: ['audit', 'invoices', 'trips'],
  agencies: ['audit', 'bookings', 'customers', 'duties', 'quotes', 'trips'],
  alerts: ['audit', 'fleet', 'staff', 'tasks', 'trips'],
  approvals: ['audit', 'staff'],
  audit: [],
  bookings: ['customers', 'duties', 'invoices', 'quotes', 'summary-invoices', 'trips'],
  'calendar-feeds': ['audit', 'duties', 'fleet', 'on-duty', 'trips'],
  capacity: ['audit', 'fleet', 'trips'],
  customers: ['approvals', 'audit', 'trips'],
  duties: ['audit', 'fleet', 'on-duty', 'partners', 'tachograph', 'tasks', 'trips'],
  figures: [],
  fleet: ['audit', 'duties', 'trips'],
  incidents: ['audit', 'duties', 'fleet', 'on-duty', 'partners', 'trips'],
  inbox: [],
  inspection: ['audit', 'duties', 'fleet', 'journey-documents', 'trips'],
  invoices: ['payments', 'trips'],
  'journey-documents': ['duties', 'fleet', 'invoices', 'on-duty', 'partners', 'quotes', 'trips'],
  'lost-items': ['audit', 'on-duty', 'trips'],
  messages: ['audit', 'staff', 'trips'],
  'on-duty': [
    ...['audit', 'calendar-feeds', 'duties', 'fleet', 'incidents', 'journey-documents', 'lost-items', 'partners', 'tachograph', 'trips'],
  ],
  partners: ['approvals', 'audit', 'duties', 'fleet', 'incidents', 'invoices', 'journey-documents', 'on-duty', 'staff', 'trips'],
  payments: ['audit', 'duties', 'invoices', 'trips'],
  posting: ['duties', 'fleet'],
  privacy: ['payments', 'reviews', 'trips'],
  quotes: ['capacity', 'customers', 'duties', 'staff', 'trips'],
  reviews: ['audit', 'duties', 'trips'],
  staff: ['audit', 'fleet', 'partners'],
  'summary-invoices': ['customers', 'invoices', 'trips'],
  tachograph: ['audit', 'fleet'],
  tasks: ['duties', 'invoices', 'staff', 'trips'],
  trips: ['audit', 'capacity', 'duties', 'invoices', 'payments', 'quotes', 'reviews', 'staff', 'summary-invoices'],
};

const outsideOperations = [
  ...[
    'domain/',
    'db/',
    'geo/ports\\.ts',
    'output/mail/(identity|messages|message-payloads|payloads|reminder-payload|summary-payload)\\.ts',
    'adapters/(access-point|payments|vat-register)/ports\\.ts',
  ],
  'adapters/text-messages/text-message\\.ts',
];

const subjectWalls = Object.entries(subjects).map(([subject, others]) =>
  wall(`operations-${subject}`, `operations/${subject}`, [...outsideOperations, rules, ...others.map((other) => `operations/${other}/`)]),
);

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^@graphql-typed-document-node/core$' },
    },
    wall('domain', 'domain', []),
    wall('geo', 'geo', ['domain/']),
    wall('db', 'db', ['domain/']),
    wall('texts', 'output/texts', ['domain/']),
    wall('mail', 'output/mail', ['domain/', rules, 'output/texts/']),
    wall('documents', 'output/documents', ['domain/', rules, 'output/texts/']),
    wall('adapters', 'adapters', ['domain/']),
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'The rules of a subject import the domain and the rules of other subjects, nothing else of ours.',
      from: { path: `^src/${rules}`, pathNot: notTests },
      to: { path: own, pathNot: [`^src/${rules}`, '^src/domain/'] },
    },
    {
      name: 'every-subject-is-listed',
      severity: 'error',
      comment: 'A new folder of operations needs a line in `subjects` above.',
      from: { path: `^src/operations/(?!(${Object.keys(subjects).join('|')}|testing)/)` },
      to: { path: own },
    },
    ...subjectWalls,
    wall('content', 'content(?!/editing)', ['content/', 'domain/', 'db/', rules]),
    wall('editing', 'content/editing', ['content/', 'domain/', 'db/', rules, 'operations/(audit|quotes|trips|payments)/']),
    wall('api', 'api', ['domain/', 'operations/', 'geo/', 'db/', 'output/mail', 'content/', 'desk-service/context\\.ts']),
    wall('desk-service', 'desk-service', ['domain/', 'operations/', 'db/', 'content/(editing|stores)/']),
    {
      name: 'desk-knows-its-service-by-type',
      severity: 'error',
      comment: 'Pages get the queries and acts from the server; of the service they import types alone (docs/decisions/0113).',
      from: { path: '^src/desk/', pathNot: notTests },
      to: { path: '^src/desk-service/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-writer-of-trips',
      severity: 'error',
      comment: 'A stored trip changes through the use cases of operations alone (docs/decisions/0024).',
      from: { path: '^src/', pathNot: `^src/operations/|${notTests}` },
      to: {
        path: '^src/operations/(trips/(write-trip|idempotency-store)|privacy/forget-traces|quotes/find-request|payments/payment-settlement)\\.ts$',
      },
    },
    {
      name: 'front-doors-are-apart',
      severity: 'error',
      comment: 'The command line and the scheduled jobs go to the use cases, never through GraphQL.',
      from: { path: '^src/server/(back-office|scheduled-jobs)/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^src/api/' },
    },
    wall('site', 'site(?!/art/)', [
      'site/',
      'domain/(sites|money|calendar|trip)/',
      'domain/input/(email-typo|text-limits)\\.ts',
      'domain/result\\.ts',
      'output/texts/',
    ]),
    // Drawings are made on the server, after the true sizes of the vehicles.
    wall('art', 'site/art', ['site/ui/(random|vehicle/plan-size)\\.ts', 'domain/(sites|fleet)/']),
    wall('desk', 'desk', [
      'domain/(sites|money|calendar|trip|input|sentence)/',
      rules,
      'desk-service/',
      'domain/result\\.ts',
      'output/texts/',
      'site/styles/',
    ]),
    {
      name: 'sites-know-no-desk',
      severity: 'error',
      comment: 'Nothing of the desk is in what the sites send (docs/decisions/0041).',
      from: { path: '^src/(site|api)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(desk|desk-service|operations/staff)/' },
    },
    {
      name: 'features-are-apart',
      severity: 'error',
      comment: 'A feature of the site never imports another; the route puts them together.',
      from: { path: '^src/site/features/([^/]+)/' },
      to: { path: '^src/site/features/', pathNot: '^src/site/features/$1/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'No I/O and no platform in the domain and in the rules of subjects.',
      from: { path: `^src/(domain/|${rules})`, pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'],
        pathNot: 'node_modules/(libphonenumber-js|temporal-polyfill|valibot)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/|/\\.react-router/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
