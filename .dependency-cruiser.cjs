/** The import table of docs/decisions/0004. `domain` imports nothing of ours; who else may import whom is written here and nowhere else. */
const own = '^src/';
const wall = (name, from, allowed) => ({
  name: `${name}-walls`,
  severity: 'error',
  comment: `${name} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')} and itself`,
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: own, pathNot: [`^src/${from}/`, ...allowed.map((each) => `^src/${each}`)] },
});

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
    wall('data', 'data', ['domain/']),
    wall('texts', 'texts', ['domain/']),
    wall('mail', 'mail', ['domain/', 'texts/']),
    wall('documents', 'documents', ['domain/', 'texts/']),
    wall('payments', 'payments', ['domain/']),
    wall('messaging', 'messaging', ['domain/']),
    wall('content', 'content', ['domain/']),
    wall('booking', 'booking', [
      ...['domain/', 'data/', 'geo/ports\\.ts', 'mail/(identity|messages|payloads)\\.ts', 'payments/ports\\.ts'],
      'messaging/text-message\\.ts',
    ]),
    wall('staff', 'staff', ['domain/', 'data/', 'mail/(identity|messages)\\.ts']),
    wall('planning', 'planning', ['domain/', 'data/', 'booking/', 'geo/ports\\.ts', 'staff/audit\\.ts']),
    wall('editing', 'editing', ['domain/', 'data/', 'content/', 'booking/', 'staff/audit\\.ts']),
    wall('api', 'api', ['domain/', 'booking/', 'planning/', 'editing/', 'staff/', 'geo/', 'data/', 'mail/', 'content/']),
    {
      name: 'one-writer-of-trips',
      severity: 'error',
      comment: 'A stored trip changes through the use cases of booking alone (docs/decisions/0024).',
      from: { path: '^src/', pathNot: '^src/(booking|data)/|\\.test\\.tsx?$|/testing/' },
      to: {
        path: '^src/data/(trips/(write-trip|forget-traces|idempotency-store|find-request)|payments/payment-settlement)\\.ts$',
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
      'domain/input/email-typo\\.ts',
      'domain/result\\.ts',
      'texts/',
    ]),
    // Drawings are made on the server, after the true sizes of the vehicles.
    wall('art', 'site/art', ['site/ui/(random|vehicle/plan-size)\\.ts', 'domain/(sites|fleet)/']),
    wall('desk', 'desk', [
      'domain/(sites|money|calendar|trip|staff|planning|capacity|partners|incidents|figures)/',
      'domain/result\\.ts',
      'texts/',
      'site/styles/',
    ]),
    {
      name: 'sites-know-no-desk',
      severity: 'error',
      comment: 'Nothing of the desk is in what the sites send (docs/decisions/0041).',
      from: { path: '^src/(site|api)/', pathNot: '^src/api/(desk/|write-schema)|\\.test\\.tsx?$' },
      to: { path: '^src/(desk|staff|api/desk)/' },
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
      comment: 'No I/O and no platform in the domain.',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$|/testing/' },
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
