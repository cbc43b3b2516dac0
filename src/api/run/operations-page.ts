import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql/index.js';

/** A page that lists the operations of the API, for somebody who opens its address in a browser. */
export function writeOperationsPage(schema: GraphQLSchema): string {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Convoya API</title></head>
<body><h1>Convoya API</h1>
<p>Send GraphQL here by POST, or queries by GET. <a href="/graphql/schema.graphql">The whole schema</a>; examples are in docs/api.md.</p>
${writeList('Queries', queries)}
${writeList('Mutations', mutations)}
</body></html>
`;
}

function writeList(title: string, type: GraphQLObjectType | null | undefined): string {
  const fields = Object.values(type?.getFields() ?? {}).toSorted((one, other) => one.name.localeCompare(other.name));
  return `<h2>${title}</h2>\n<dl>\n${fields.map(writeField).join('\n')}\n</dl>`;
}

function writeField({ name, args, type, description }: GraphQLField<unknown, unknown>): string {
  const given = args.map((arg) => `${arg.name}: ${arg.type}`).join(', ');
  const signature = `${name}${given === '' ? '' : `(${given})`}: ${type}`;
  return `<dt><code>${escapeHtml(signature)}</code></dt><dd>${escapeHtml(description ?? '')}</dd>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
