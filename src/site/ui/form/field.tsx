import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { fieldId } from './field-id.ts';

/** The common properties of every form control. */
export type FieldTexts = {
  readonly name: string;
  readonly label: ReactNode;
  /** Made from the name by default. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  /** The text of its issue, beside the field. */
  readonly error?: string | undefined;
  /** Adds "optional" to the label; most fields are not. */
  readonly optional?: boolean | undefined;
  /** Width of the expected value, not of the column. */
  readonly width?: 'xs' | 's' | 'm' | 'full' | undefined;
};

/** The attributes that connect a control to its label, hint and error. */
export type ControlAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string;
};

type FieldProps = FieldTexts & { readonly children: (control: ControlAttributes) => ReactNode };

export function Field({ name, label, id = fieldId(name), hint, error, optional, width = 'full', children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, error && styles.invalid)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
        className: classNames(styles.control, styles[width]),
      })}
    </div>
  );
}

function OptionalMark() {
  const { t } = useTranslation('common');
  return <span className={styles.optional}> {t('form.optional')}</span>;
}

export function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="warning" size="s" className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
