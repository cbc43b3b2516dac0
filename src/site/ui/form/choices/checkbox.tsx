import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldError } from '../field.tsx';
import { fieldId } from '../field-id.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className' | 'type'> & {
  readonly name: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
};

export function Checkbox({ name, label, description, error, id = fieldId(name), ...rest }: CheckboxProps) {
  const describedBy = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.box, error && styles.invalid)}>
      <FieldError id={id}>{error}</FieldError>
      <label className={styles.label} htmlFor={id}>
        <input
          type="checkbox"
          className={styles.input}
          id={id}
          name={name}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {description && (
        <div className={styles.description} id={`${id}-hint`}>
          {description}
        </div>
      )}
    </div>
  );
}
