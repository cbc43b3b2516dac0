import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { DateInput, type MomentInputProps, TimeInput } from '../ui/fields/date-input.tsx';
import part from '../ui/parts.module.css';
import { Button } from '../ui/parts.tsx';
import { Edited } from './crew-change.tsx';
import styles from './planning.module.css';
import { useSeen } from './seen.ts';
import type { Sent } from './send-form.ts';
import { usePlanning } from './use-planning.ts';

/** A field of a form: a line, one of a list, or any of a list. */
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

type TypedFormProps = {
  readonly intent: string;
  readonly fields: readonly TypedField[];
  readonly send: string;
  /** What the last form of this page came to: its own issues stand beside its fields, and what was typed stays. */
  readonly sent: Sent | undefined;
  /** Sent along. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
};

/** A form whose every field says by itself what is wrong with it. */
export function TypedForm({ intent, fields, send, sent, hidden = {}, children }: TypedFormProps) {
  const own = sent?.intent === intent ? sent : undefined;
  const seen = useSeen(intent, own);
  return (
    <Form method="post" className={styles.form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {seen.version !== null && <input type="hidden" name="seen" value={seen.version} />}
      <FormProblem sent={own} last={seen.last} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <TypedInput
            key={field.name}
            field={{ ...field, value: own === undefined || own.kept.problem === null ? field.value : (own.typed[field.name] ?? []) }}
            issue={own?.kept.issues.find((issue) => issue.field === field.name)?.code}
          />
        ))}
      </div>
      {children}
      <Button kind="main" intent={intent}>
        {send}
      </Button>
    </Form>
  );
}

type FormProblemProps = { readonly sent: Sent | undefined; readonly last: ReturnType<typeof useSeen>['last'] };

function FormProblem({ sent, last }: FormProblemProps) {
  const { p, called } = usePlanning();
  if (sent === undefined) return null;
  const { problem } = sent.kept;
  return problem === null ? (
    <p className={part.note} role="status">
      {p('saved')}
    </p>
  ) : (
    <p className={part.problem} role="alert">
      {called('problems', problem)} {problem === 'changed-since' && last !== null && <Edited change={last} />}
    </p>
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
