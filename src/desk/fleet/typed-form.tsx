import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { EditedSince } from '../planning/crew-change.tsx';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { DateInput, type MomentInputProps, TimeInput } from '../ui/fields/date-input.tsx';
import { Banner } from '../ui/note.tsx';
import part from '../ui/parts.module.css';
import { Button, Note, Refusal } from '../ui/parts.tsx';
import { useSeen } from './seen.ts';

/** A field of a form: a line, one choice of a list, or several. */
export type TypedField = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number';
  readonly required?: boolean;
  /** One of these; with `many`, any of them. */
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly many?: boolean;
  readonly value?: string | readonly string[] | null | undefined;
};

/** The outcome of the page's last form. */
export type PageAnswer = FormAnswer<DeskProblem> | undefined;

type TypedFormProps = {
  readonly intent: string;
  readonly fields: readonly TypedField[];
  readonly send: string;
  /** Where the outcome is of this form, its issues are shown beside the fields, and what was typed stays. */
  readonly answer: PageAnswer;
  readonly children?: ReactNode;
};

/** A form that shows each issue beside its field. */
export function TypedForm({ intent, fields, send, answer, children }: TypedFormProps) {
  const own = answer?.act === intent ? answer : undefined;
  const seen = useSeen(intent, own);
  return (
    <Form method="post" className={styles.form}>
      {seen !== null && <input type="hidden" name="seen" value={seen} />}
      <FormAnswerNote answer={own} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <TypedInput key={field.name} field={{ ...field, value: initialOf(field, own) }} issue={own?.issues[field.name]} />
        ))}
      </div>
      {children}
      <Button kind="main" intent={intent}>
        {send}
      </Button>
    </Form>
  );
}

/** The field's value in the refused form, or its first value. */
function initialOf({ name, value }: TypedField, answer: PageAnswer): TypedField['value'] {
  if (answer === undefined || answer.problem === null) return value;
  return answer.typedLists[name] ?? answer.typed[name] ?? [];
}

/** The outcome of a form: stored, or the reason and a colleague's change. Empty before the form is sent. */
export function FormAnswerNote({ answer }: { readonly answer: PageAnswer }) {
  const { p } = usePlanning();
  if (answer === undefined) return null;
  if (answer.problem === null) return <Note>{p('saved')}</Note>;
  if (answer.problem !== 'changed-since') return <Refusal answer={answer} />;
  return (
    <Banner tone="amber" role="alert">
      {p('problems.changed-since')} <EditedSince values={answer.values} />
    </Banner>
  );
}

type InputProps = { readonly field: TypedField; readonly issue: string | undefined };

function TypedInput({ field, issue }: InputProps) {
  const { called } = usePlanning();
  const id = useId();
  const problem = issue === undefined ? null : <strong className={styles.issue}>{called('issues', issue)}</strong>;
  const values = [field.value ?? []].flat();
  if (field.many) {
    return (
      <fieldset className={styles.many} aria-describedby={issue === undefined ? undefined : `${id}-issue`}>
        <legend>{field.label}</legend>
        {field.options?.map(([value, text]) => (
          <label key={value} className={part.choice}>
            <input type="checkbox" name={field.name} value={value} defaultChecked={values.includes(value)} /> {text}
          </label>
        ))}
        {problem !== null && <p id={`${id}-issue`}>{problem}</p>}
      </fieldset>
    );
  }
  const described = [field.help === undefined ? '' : `${id}-help`, issue === undefined ? '' : `${id}-issue`].join(' ').trim();
  const shared = {
    id,
    name: field.name,
    defaultValue: values[0] ?? '',
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': issue === undefined ? undefined : (true as const),
  };
  return (
    <div className={part.field}>
      <label htmlFor={id}>{field.label}</label>
      <Control field={field} shared={shared} />
      {field.help !== undefined && <small id={`${id}-help`}>{field.help}</small>}
      {problem !== null && <p id={`${id}-issue`}>{problem}</p>}
    </div>
  );
}

type ControlProps = { readonly field: TypedField; readonly shared: Omit<MomentInputProps, 'required'> };

function Control({ field, shared }: ControlProps) {
  if (field.options !== undefined) {
    return (
      <select {...shared}>
        {field.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === 'date') return <DateInput {...shared} required={field.required} />;
  if (field.type === 'time') return <TimeInput {...shared} required={field.required} />;
  return <input {...shared} type={field.type ?? 'text'} required={field.required} autoComplete="off" />;
}
