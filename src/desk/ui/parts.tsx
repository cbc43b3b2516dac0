import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { DateField } from './fields/date-field.tsx';
import { describedBy, useIssueOf } from './fields/field-issue.tsx';
import styles from './parts.module.css';
import { useTyped } from './typed.ts';

// Pages import the most common parts from here.
export { Button } from './button.tsx';
export { Note, Problem, Warning } from './note.tsx';

type PanelProps = {
  readonly title: string;
  readonly count?: number;
  /** The links that lead to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
};

/** A panel with a heading and, beside it, the number of items. */
export function Panel({ title, count, anchor, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h2>
      {children}
    </section>
  );
}

type FieldProps = {
  readonly label: string;
  readonly name: string;
  readonly help?: string | undefined;
  readonly type?: 'text' | 'email' | 'date' | 'tel' | 'number' | 'file';
  readonly required?: boolean;
  readonly defaultValue?: string | undefined;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoComplete?: string;
  /** From `textLimits`, as in the schema that parses the field. */
  readonly maxLength?: number;
};

/** A labelled line of a form. Days use the desk's date field. */
export function Field({ type = 'text', ...field }: FieldProps) {
  const { label, name, help, required = false, defaultValue } = field;
  return type === 'date' ? <DateField {...{ label, name, help, required, defaultValue }} /> : <LineField {...field} type={type} />;
}

function LineField({ label, name, help, type, required = false, defaultValue, autoComplete = 'off', ...limits }: FieldProps) {
  const id = useId();
  const issue = useIssueOf(name, id);
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required={required}
        defaultValue={useTyped(name, defaultValue)}
        autoComplete={autoComplete}
        aria-invalid={issue.isWrong || undefined}
        aria-describedby={describedBy(id, help, issue.isWrong)}
        {...limits}
      />
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      {issue.text}
    </p>
  );
}

type TextFieldProps = Pick<FieldProps, 'label' | 'name' | 'help' | 'required' | 'defaultValue' | 'maxLength'> & { readonly rows?: number };

/** A labelled text of several lines. */
export function TextField({ label, name, help, required = false, defaultValue, rows = 3, maxLength }: TextFieldProps) {
  const id = useId();
  const issue = useIssueOf(name, id);
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={required}
        defaultValue={useTyped(name, defaultValue)}
        maxLength={maxLength}
        aria-invalid={issue.isWrong || undefined}
        aria-describedby={describedBy(id, help, issue.isWrong)}
      />
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      {issue.text}
    </p>
  );
}

/** Names and values, in two columns. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Choice({
  label,
  name,
  value,
  checked,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly checked?: boolean;
}) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} /> {label}
    </label>
  );
}

export function Select({
  label,
  name,
  options,
  defaultValue,
}: {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly defaultValue?: string;
}) {
  const id = useId();
  const issue = useIssueOf(name, id);
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={useTyped(name, defaultValue)}
        aria-invalid={issue.isWrong || undefined}
        aria-describedby={describedBy(id, undefined, issue.isWrong)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {issue.text}
    </p>
  );
}

/** The link to a fresh proof of identity, and back to the page. */
function ProveAgain() {
  const { t } = useDesk();
  const { pathname } = useLocation();
  return <Link to={`/sign-in/prove?to=${encodeURIComponent(pathname)}`}>{t('prove.title')}</Link>;
}

/** Why a form was refused, as {@link deskAction} returns it; empty where it was not. */
export function Refusal({ answer }: { readonly answer: FormAnswer<DeskProblem> | undefined }) {
  const { problem: say } = useDesk();
  if (answer === undefined || answer.problem === null) return null;
  return (
    <p className={styles.problem} role="alert">
      {say(answer.problem, answer.values)} {answer.problem === 'prove-again' && <ProveAgain />}
    </p>
  );
}
