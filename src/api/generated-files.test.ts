import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import config from '../../codegen.ts';
import { describeFields } from './describe-fields.ts';
import { formatSchema, schema } from './schema.ts';

const advice = 'run `npm run codegen` and commit what it writes';

describe('generated files', () => {
  it('keep the schema of the code', () => {
    const committed = buildSchema(readFileSync('src/api/schema.graphql', 'utf8'));
    expect(formatSchema(committed) === formatSchema(schema), `src/api/schema.graphql differs from the code: ${advice}`).toBe(true);
  });

  it('describe every field that the API has', () => {
    const page = readFileSync('docs/api-fields.md', 'utf8');
    expect(page === describeFields(schema), `docs/api-fields.md misses a change of the API: ${advice}`).toBe(true);
  });

  it('hold the operations as they are written', { timeout: 20_000 }, async () => {
    const files = await generate({ ...config, silent: true }, false);
    expect(files).toHaveLength(1);
    for (const { filename, content } of files) {
      expect(content === readFileSync(filename, 'utf8'), `${filename} is out of date: ${advice}`).toBe(true);
    }
  });

  it('bring no GraphQL library to the browser', () => {
    const imports = readFileSync('src/site/api/generated/operations.ts', 'utf8').match(/^import .*$/gm) ?? [];
    expect(imports.every((line) => line.startsWith('import type '))).toBe(true);
  });
});
