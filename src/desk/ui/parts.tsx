import { type ReactNode, useId } from 'react';
import { DateField } from './fields/date-field.tsx';
import styles from './parts.module.css';
import { useTyped } from './typed.ts';

// Pages import the most common parts from here.
export { Button } from './button.tsx';
export { Note, Problem, Warning } from './note.tsx';

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
};

/** A labelled line of a form; a day is written and chosen as everywhere at the desk. */
export function Field({ type = 'text', ...field }: FieldProps) {
  const { label, name, help, required = false, defaultValue } = field;
  return type === 'date' ? <DateField {...{ label, name, help, required, defaultValue }} /> : <LineField {...field} type={type} />;
}

function LineField({ label, name, help, type, required = false, defaultValue, inputMode, autoComplete = 'off' }: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required={required}
        defaultValue={useTyped(name, defaultValue)}
        inputMode={inputMode}
        autoComplete={autoComplete}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
    </p>
  );
}

type TextFieldProps = Pick<FieldProps, 'label' | 'name' | 'help' | 'required' | 'defaultValue'> & { readonly rows?: number };

/** A labelled text of several lines. */
export function TextField({ label, name, help, required = false, defaultValue, rows = 3 }: TextFieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={required}
        defaultValue={useTyped(name, defaultValue)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
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
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={useTyped(name, defaultValue)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
