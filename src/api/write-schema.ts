import { writeFileSync } from 'node:fs';
import { describeFields } from './describe-fields.ts';
import { formatSchema, schema } from './schema.ts';

/** Part of `npm run codegen`: the operations of the sites are generated from this file. */
writeFileSync(new URL('schema.graphql', import.meta.url), formatSchema(schema));
writeFileSync(new URL('../../docs/api-fields.md', import.meta.url), describeFields(schema));
