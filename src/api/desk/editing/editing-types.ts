import type { FieldProblem, Refused } from '#content/editing/refusal.ts';
import type { Difference } from '#domain/forms/find-differences.ts';
import type { FormField } from '#domain/forms/form-fields.ts';
import type { Result } from '#domain/result.ts';
import { builder } from '../builder.ts';

export const FormFieldRef = builder.objectRef<FormField>('FormField').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    input: t.string({ resolve: ({ input }) => input }),
    value: t.exposeString('value'),
    options: t.stringList({ resolve: ({ options }) => [...options] }),
  }),
});

export const DifferenceRef = builder.objectRef<Difference>('Difference').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const FieldProblemRef = builder.objectRef<FieldProblem>('FieldProblem').implement({
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
});

/** What came of an edit: nothing wrong, one reason for all of it, or what is wrong field by field, beside what was typed. */
export type Edited = {
  readonly problem: string | null;
  readonly issues: readonly FieldProblem[];
  readonly fields: readonly FormField[] | null;
};

export const EditedRef = builder.objectRef<Edited>('Edited').implement({
  fields: (t) => ({
    problem: t.exposeString('problem', { nullable: true }),
    issues: t.field({ type: [FieldProblemRef], resolve: ({ issues }) => [...issues] }),
    fields: t.field({ type: [FormFieldRef], nullable: true, resolve: ({ fields }) => fields && [...fields] }),
  }),
});

export function editedOf(result: Result<unknown, Refused>, fields: readonly FormField[] | null = null): Edited {
  return result.ok ? { problem: null, issues: [], fields: null } : { ...result.failure, fields };
}

/** A field as a form sends it. */
export const TypedFieldInput = builder.inputType('TypedField', {
  fields: (t) => ({ name: t.string({ required: true }), values: t.stringList({ required: true }) }),
});

type TypedField = { readonly name: string; readonly values: readonly string[] };

/** What was typed, by the names of the fields. */
export function typedOf(fields: readonly TypedField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, values }) => [name, values[0] ?? '']));
}
