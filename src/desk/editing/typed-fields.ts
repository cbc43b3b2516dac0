import type { FormAnswer } from '../desk-action.ts';
import type { EditedField } from './edited-field.ts';

type Answer = Pick<FormAnswer, 'problem' | 'typed' | 'issues'> | undefined;

/** The fields of an editor with the values of the refused form, or with their stored values. A box that was not ticked is not sent. */
export function typedFields(fields: readonly EditedField[], answer: Answer): readonly EditedField[] {
  if (answer === undefined || answer.problem === null) return fields;
  return fields.map((field) => {
    const isBox = field.input === 'yes-no' || field.input === 'remove';
    return { ...field, value: answer.typed[field.path] ?? (isBox ? '' : field.value) };
  });
}

/** The issues in the schema's words, by the paths of the fields. */
export function listIssues(answer: Answer): readonly { readonly field: string; readonly message: string }[] {
  return Object.entries(answer?.issues ?? {}).map(([field, message]) => ({ field, message }));
}
