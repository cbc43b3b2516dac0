import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldError, Hint } from '../field.tsx';
import { fieldId } from '../field-id.ts';
import styles from './fieldset.module.css';
import folded from './more-fields.module.css';

type FieldsetProps = {
  readonly legend: ReactNode;
  /** The field of its error, for the id that an error summary links to. */
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly size?: 'm' | 'l' | undefined;
  readonly children: ReactNode;
};

export function Fieldset({ legend, name, hint, error, size = 'm', children }: FieldsetProps) {
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(styles.fieldset, error && styles.invalid)}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles[size]}>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}

type MoreFieldsProps = {
  readonly label: string;
  /** What is in it, or for whom it is. */
  readonly hint?: string | undefined;
  /** It has values or issues. */
  readonly open: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Fields that most people leave unchanged, folded to a line. They are sent even when folded, and open without a script. */
export function MoreFields({ label, hint, open, className, children }: MoreFieldsProps) {
  return (
    <details className={classNames(folded.more, className)} open={open}>
      <summary className={folded.summary}>
        <span className={folded.label}>{label}</span>
        {hint && <span className={folded.hint}>{hint}</span>}
      </summary>
      <div className={folded.fields}>{children}</div>
    </details>
  );
}
