import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import config from '../../codegen.ts';
import { deskSchema } from './desk/schema.ts';
import { formatSchema, schema } from './schema.ts';

const advice = 'run `npm run codegen` and commit what it writes';

describe('generated files', () => {
  it.each([
    ['src/api/schema.graphql', schema],
    ['src/api/desk/schema.graphql', deskSchema],
  ])('%s keeps the schema of the code', (file, ofCode) => {
    const committed = buildSchema(readFileSync(file, 'utf8'));
    expect(formatSchema(committed) === formatSchema(ofCode), `${file} differs from the code: ${advice}`).toBe(true);
  });

  it('hold the operations as they are written', { timeout: 20_000 }, async () => {
    const files = await generate({ ...config, silent: true }, false);
    expect(files).toHaveLength(2);
    for (const { filename, content } of files) {
      expect(content === readFileSync(filename, 'utf8'), `${filename} is out of date: ${advice}`).toBe(true);
    }
  });

  it.each(['site', 'desk'])('bring no GraphQL library to the browser of the %s', (app) => {
    const imports = readFileSync(`src/${app}/api/generated/operations.ts`, 'utf8').match(/^import .*$/gm) ?? [];
    expect(imports.every((line) => line.startsWith('import type '))).toBe(true);
  });
});
