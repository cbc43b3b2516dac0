import type { EditedField } from './edited-field.ts';

type Fields = readonly Pick<EditedField, 'path' | 'value'>[];

/** What somebody else has stored meanwhile, beside the values of the form. */
export function compareFields(theirs: Fields, typed: Fields) {
  const mine = new Map(typed.map(({ path, value }) => [path, value]));
  return theirs
    .filter(({ path, value }) => (mine.get(path) ?? '') !== value)
    .map(({ path, value }) => ({ path, before: value, after: mine.get(path) ?? null }));
}
