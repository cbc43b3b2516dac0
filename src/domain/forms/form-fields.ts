import type * as v from 'valibot';
import { type InputKind, type Shape, shapeOf } from './schema-shape.ts';

/**
 * A field of a form generated from a schema. `path` names the value, with parts joined by dots, like the schema's messages. Three kinds
 * belong to the form itself: `name` is the typed key of a new entry where the schema allows any key; `new` and `remove` hold no value.
 */
export type FormField = {
  readonly path: string;
  readonly input: InputKind | 'name' | 'remove';
  readonly value: string;
  readonly options: readonly string[];
};

/** Parts of a path that cannot be used as keys. */
export const nameMark = '~name';
export const newMark = '~new';
export const removeMark = '~remove';

/** What is laid out as fields: a plain value as stored in files and rows. */
export type Tree = { readonly [name: string]: unknown };

/** Every field of a value in the order of its schema, with an empty row at the end of each list that can grow. */
export function listFields(schema: v.GenericSchema, value: unknown, path = ''): readonly FormField[] {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'value':
      return [{ path, input: shape.input, options: shape.options, value: formatValue(shape, value) }];
    case 'fields':
      return listEntries(shape, treeOf(value), path);
    case 'named':
      return listNamed(shape.item, treeOf(value), path);
    case 'rows':
      return listRows(shape.item, Array.isArray(value) ? value : [], path);
  }
}

function listEntries({ entries, rest }: Extract<Shape, { kind: 'fields' }>, value: Tree, path: string): readonly FormField[] {
  const own = Object.entries(entries).flatMap(([name, schema]) => listFields(schema, value[name], joinPath(path, name)));
  if (rest === null) return own;
  const others = Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(entries, name)));
  return [...own, ...listNamed(rest, others, path)];
}

function listNamed(item: v.GenericSchema, value: Tree, path: string): readonly FormField[] {
  const known = Object.entries(value).flatMap(([name, each]) => {
    const at = joinPath(path, name);
    const isSingle = shapeOf(item).kind === 'value';
    return [...listFields(item, each, at), ...(isSingle ? [] : [markOf(at)])];
  });
  const name: FormField = { path: joinPath(path, nameMark), input: 'name', value: '', options: [] };
  return [...known, name, ...listFields(item, undefined, joinPath(path, newMark))];
}

function listRows(item: v.GenericSchema, value: readonly unknown[], path: string): readonly FormField[] {
  const known = value.flatMap((each, index) => [
    ...listFields(item, each, joinPath(path, String(index))),
    markOf(joinPath(path, String(index))),
  ]);
  return [...known, ...listFields(item, undefined, joinPath(path, String(value.length)))];
}

function markOf(path: string): FormField {
  return { path: joinPath(path, removeMark), input: 'remove', value: '', options: [] };
}

export function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function treeOf(value: unknown): Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Cents are shown as euros with two decimals. Text that is not a number is shown as typed. */
function formatValue({ input, item }: Extract<Shape, { kind: 'value' }>, value: unknown): string {
  if (Array.isArray(value)) return value.join(input === 'text' && item !== null ? '\n' : ', ');
  if (input === 'euro' && typeof value === 'number') return (value / 100).toFixed(Number.isInteger(value) ? 2 : 4);
  if (input === 'yes-no') return value === true ? 'yes' : '';
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
