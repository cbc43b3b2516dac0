import type * as v from 'valibot';
import { joinPath, nameMark, newMark, removeMark, type Tree } from './form-fields.ts';
import { type Shape, shapeOf } from './schema-shape.ts';

/** The typed texts, by the paths of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** The key of an entry whose typed value has no name. */
const unnamed = '?';

/**
 * The value of a form generated from a schema, for the schema to check. Text that is not a number stays text, so that the schema reports it
 * and the form can show it again. Rows that are empty or marked for removal are left out, and so are empty optional entries.
 */
export function readForm(schema: v.GenericSchema, typed: Typed): unknown {
  return readAt(schema, typed, '');
}

function readAt(schema: v.GenericSchema, typed: Typed, path: string): unknown {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'value':
      return readValue(shape, typed[path] ?? '', schema.type === 'nullable');
    case 'fields':
      return readEntries(shape, typed, path);
    case 'named':
      return readNamed(shape.item, { typed, path, taken: [] });
    case 'rows':
      return readRows(shape.item, typed, path);
  }
}

function readEntries({ entries, rest }: Extract<Shape, { kind: 'fields' }>, typed: Typed, path: string): Tree {
  const own = Object.entries(entries).flatMap(([name, schema]) => {
    const at = joinPath(path, name);
    if (schema.type === 'optional' && isBlank(typed, at)) return [];
    const value = readAt(schema, typed, at);
    return value === undefined ? [] : [[name, value] as const];
  });
  const others = rest === null ? {} : readNamed(rest, { typed, path, taken: Object.keys(entries) });
  return { ...Object.fromEntries(own), ...others };
}

type Named = { readonly typed: Typed; readonly path: string; readonly taken: readonly string[] };

function readNamed(item: v.GenericSchema, { typed, path, taken }: Named): Tree {
  const names = namesBelow(typed, path).filter((name) => !taken.includes(name) && !name.startsWith('~'));
  const known = names.flatMap((name) => readItem(item, typed, joinPath(path, name)).map((value) => [name, value] as const));
  const added = readItem(item, typed, joinPath(path, newMark));
  const name = (typed[joinPath(path, nameMark)] ?? '').trim();
  return { ...Object.fromEntries(known), ...Object.fromEntries(added.map((value) => [name === '' ? unnamed : name, value])) };
}

function readRows(item: v.GenericSchema, typed: Typed, path: string): readonly unknown[] {
  const indexes = namesBelow(typed, path).map(Number).filter(Number.isInteger);
  return indexes.sort((one, other) => one - other).flatMap((index) => readItem(item, typed, joinPath(path, String(index))));
}

/** One entry, or none if it is empty or to be removed. */
function readItem(item: v.GenericSchema, typed: Typed, path: string): readonly unknown[] {
  const isRemoved = (typed[joinPath(path, removeMark)] ?? '') !== '';
  return isRemoved || isBlank(typed, path) ? [] : [readAt(item, typed, path)];
}

/** The next part of every path below this one, each once. */
function namesBelow(typed: Typed, path: string): readonly string[] {
  const prefix = path === '' ? '' : `${path}.`;
  const below = Object.keys(typed).filter((each) => each.startsWith(prefix));
  return [...new Set(below.map((each) => each.slice(prefix.length).split('.')[0] ?? ''))];
}

/** A select always has a value in a browser, so it alone does not make a row non-empty. */
function isBlank(typed: Typed, path: string): boolean {
  return Object.entries(typed).every(([at, text]) => (at !== path && !at.startsWith(`${path}.`)) || text.trim() === '');
}

function readValue({ input, item }: Extract<Shape, { kind: 'value' }>, typed: string, isNullable: boolean): unknown {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (input === 'yes-no') return text !== '';
  if (item !== null) return readList(item, text, input === 'text' ? '\n' : ',');
  if (text === '') return isNullable ? null : undefined;
  return readSingle(input, text);
}

function readList(item: Shape, text: string, separator: string): readonly unknown[] {
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part) => (item.kind === 'value' ? readSingle(item.input, part) : part));
}

function readSingle(input: string, text: string): string | number {
  if (input !== 'number' && input !== 'euro') return text;
  const match = /^-?\d{1,9}([.,]\d{1,6})?$/.exec(text);
  if (match === null) return text;
  const number = Number(text.replace(',', '.'));
  // 1.005 × 100 is 100.49999 in binary.
  return input === 'euro' ? Number((number * 100).toFixed(4)) : number;
}
