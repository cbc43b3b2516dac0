import { type ReactNode, useId } from 'react';
import { useNavigation } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import styles from './parts.module.css';
import { useIssue, useTyped } from './typed.ts';

type PanelProps = {
  readonly title: string;
  readonly count?: number;
  /** By which links lead to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
};

/** A panel with a heading and, beside it, how many there are. */
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
  /** From `textLimits`, as the schema that reads the field has it. */
  readonly maxLength?: number;
};

/** A labelled line of a form. */
export function Field({ label, name, help, type = 'text', required = false, defaultValue, autoComplete = 'off', ...limits }: FieldProps) {
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

/** What is wrong with a field, to stand beneath it. */
function useIssueOf(name: string, id: string): { readonly isWrong: boolean; readonly text: ReactNode } {
  const { issue: say } = useDesk();
  const code = useIssue(name);
  if (code === undefined) return { isWrong: false, text: null };
  const text = (
    <small id={`${id}-issue`} className={styles.issue}>
      {say(code)}
    </small>
  );
  return { isWrong: true, text };
}

function describedBy(id: string, help: string | undefined, isWrong: boolean): string | undefined {
  const ids = [...(help === undefined ? [] : [`${id}-help`]), ...(isWrong ? [`${id}-issue`] : [])];
  return ids.length === 0 ? undefined : ids.join(' ');
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

type ButtonProps<Intent extends string> = {
  readonly children: ReactNode;
  /** The handler of the page's action that the button calls: `<Button<keyof typeof taskForms> intent="add-task">`. */
  readonly intent?: Intent;
  readonly kind?: 'main' | 'plain' | 'danger';
  readonly type?: 'submit' | 'button';
  readonly onClick?: () => void;
};

/** Sends its form once: it waits while one is under way. */
export function Button<Intent extends string = string>({
  children,
  intent,
  kind = 'plain',
  type = 'submit',
  onClick,
}: ButtonProps<Intent>) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <button
      className={styles[kind]}
      type={type}
      name={intent === undefined ? undefined : 'intent'}
      value={intent}
      disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Why something was not done, in front of everything else. */
export function Problem({ code }: { readonly code: string | null | undefined }) {
  const { named } = useDesk();
  if (code === null || code === undefined) return null;
  return (
    <p className={styles.problem} role="alert">
      {named('problems', code)}
    </p>
  );
}

/** Why a form was refused, as {@link deskAction} tells it; nothing where it was not. */
export function Refusal({ answer }: { readonly answer: FormAnswer<DeskProblem> | undefined }) {
  const { problem: say } = useDesk();
  if (answer === undefined || answer.problem === null) return null;
  return (
    <p className={styles.problem} role="alert">
      {say(answer.problem, answer.values)}
    </p>
  );
}

/** What must be known before anything is done. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.warning} role="status">
      {children}
    </div>
  );
}

export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
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
