import * as v from 'valibot';

/** How a single value is entered: `euro` is stored in cents; `rich` is text with the allowed mark-up; `picture` is chosen by its key. */
export type InputKind = 'number' | 'euro' | 'line' | 'text' | 'rich' | 'picture' | 'choice' | 'yes-no' | 'list';

/** What a form needs to know about a value from its schema. */
export type Shape =
  | { readonly kind: 'fields'; readonly entries: Readonly<Record<string, v.GenericSchema>>; readonly rest: v.GenericSchema | null }
  | { readonly kind: 'named'; readonly item: v.GenericSchema }
  | { readonly kind: 'rows'; readonly item: v.GenericSchema }
  | { readonly kind: 'value'; readonly input: InputKind; readonly options: readonly string[]; readonly item: Shape | null };

const hint = v.object({ input: v.picklist(['euro', 'line', 'text', 'rich', 'picture']) });

type Hint = v.InferOutput<typeof hint>['input'];

/** Declares in a schema how its value is entered, if its type alone does not. */
export function typedAs<Value>(input: Hint): v.MetadataAction<Value, { readonly input: Hint }> {
  return v.metadata({ input });
}

/** Derives the form's shape from the same schema that reads a file. */
export function shapeOf(schema: v.GenericSchema): Shape {
  const read = v.safeParse(hint, v.getMetadata(schema));
  if (read.success) return leaf(read.output.input);
  if ('wrapped' in schema && isSchema(schema.wrapped)) return shapeOf(schema.wrapped);
  if ('entries' in schema)
    return { kind: 'fields', entries: schemasIn(schema.entries), rest: 'rest' in schema && isSchema(schema.rest) ? schema.rest : null };
  if ('item' in schema && isSchema(schema.item)) return shapeOfList(schema.item);
  if (schema.type === 'record' && 'value' in schema && isSchema(schema.value)) return { kind: 'named', item: schema.value };
  return shapeOfSingle(schema);
}

function shapeOfSingle(schema: v.GenericSchema): Shape {
  if (schema.type === 'number') return leaf('number');
  if (schema.type === 'boolean') return leaf('yes-no');
  return 'options' in schema ? leaf('choice', optionsOf(schema)) : leaf('line');
}

function leaf(input: InputKind, options: readonly string[] = []): Shape {
  return { kind: 'value', input, options, item: null };
}

/** A list of single values is one field (of sentences, one per line); a list of anything else is rows. */
function shapeOfList(item: v.GenericSchema): Shape {
  const inner = shapeOf(item);
  if (inner.kind !== 'value' || inner.input === 'rich') return { kind: 'rows', item };
  const isOfLines = v.is(hint, v.getMetadata(item));
  return { kind: 'value', input: isOfLines ? 'text' : 'list', options: inner.options, item: inner };
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function schemasIn(entries: unknown): Readonly<Record<string, v.GenericSchema>> {
  const known = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
  return Object.fromEntries(known.filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])));
}

function optionsOf(schema: v.GenericSchema): readonly string[] {
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.filter((option) => typeof option === 'string') : [];
}
