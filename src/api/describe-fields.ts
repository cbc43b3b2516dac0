// Imported by file, as in `schema.ts`.
import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
} from 'graphql/index.js';

const heading = `# Fields of the API

Every operation, type and field that \`/graphql\` answers, with what it means. How to send an operation is in [api.md](api.md). \`npm run codegen\`
writes this page from the code, and \`src/api/generated-files.test.ts\` compares them.
`;

/** The schema as a page for readers: the operations first, then every type by name. */
export function describeFields(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema);
  const operations = [sorted.getQueryType(), sorted.getMutationType()].filter((type) => type != null);
  const others = Object.values(sorted.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !operations.some(({ name }) => name === type.name),
  );
  return [heading, ...[...operations, ...others].map(describeType)].join('\n');
}

function describeType(type: GraphQLNamedType): string {
  const about = type.description == null ? [] : [onOneLine(type.description), ''];
  return [`## ${type.name}`, '', ...about, ...listMembers(type), ''].join('\n');
}

function listMembers(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => item(name, description));
  if (isObjectType(type)) {
    return Object.values(type.getFields()).map((field) => {
      const given = field.args.length === 0 ? '' : `(${field.args.map(sayArgument).join(', ')})`;
      return item(`${field.name}${given}: ${field.type}`, field.description);
    });
  }
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => item(`${field.name}: ${field.type}`, field.description));
  return ['A value as text or number.'];
}

function sayArgument({ name, type }: GraphQLArgument): string {
  return `${name}: ${type}`;
}

function item(signature: string, description: string | null | undefined): string {
  return description == null ? `- \`${signature}\`` : `- \`${signature}\`: ${onOneLine(description)}`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
