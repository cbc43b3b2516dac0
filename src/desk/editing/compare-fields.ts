import type { FormField } from '#domain/forms/form-fields.ts';

type Fields = readonly Pick<FormField, 'path' | 'value'>[];

/** What somebody else has kept meanwhile, beside what stands in the form. */
export function compareFields(theirs: Fields, typed: Fields) {
  const mine = new Map(typed.map(({ path, value }) => [path, value]));
  return theirs
    .filter(({ path, value }) => (mine.get(path) ?? '') !== value)
    .map(({ path, value }) => ({ path, before: value, after: mine.get(path) ?? null }));
}
