import type { CodegenConfig } from '@graphql-codegen/cli';

/** Operations typed and as plain text: no GraphQL library reaches the browser, and an unused operation is shaken out. */
const operations = {
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
};

const config: CodegenConfig = {
  errorsOnly: true,
  generates: {
    './src/site/api/generated/operations.ts': {
      ...operations,
      schema: './src/api/schema.graphql',
      documents: './src/site/**/*.graphql',
    },
  },
};

export default config;
