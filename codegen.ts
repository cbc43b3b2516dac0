import type { CodegenConfig } from '@graphql-codegen/cli';

/** Operations of the site, typed and as plain text: no GraphQL library reaches the browser, and an unused operation is shaken out. */
const config: CodegenConfig = {
  schema: './src/api/schema.graphql',
  documents: './src/site/**/*.graphql',
  errorsOnly: true,
  generates: {
    './src/site/api/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'string',
        pureMagicComment: true,
        useTypeImports: true,
        skipTypename: true,
        immutableTypes: true,
        arrayInputCoercion: false,
        dedupeFragments: true,
        scalars: { ID: 'string', Typed: 'string | number | boolean' },
      },
    },
  },
};

export default config;
