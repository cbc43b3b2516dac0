import { writeFileSync } from 'node:fs';
import { deskSchema } from './desk/schema.ts';
import { formatSchema, schema } from './schema.ts';

/** Part of `npm run codegen`: the operations of the sites and of the desk are generated from these files. */
writeFileSync(new URL('schema.graphql', import.meta.url), formatSchema(schema));
writeFileSync(new URL('desk/schema.graphql', import.meta.url), formatSchema(deskSchema));
