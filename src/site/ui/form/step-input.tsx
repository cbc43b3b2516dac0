import { type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Icon } from '../icon.tsx';
import { Field, type FieldTexts } from './field.tsx';
import styles from './step-input.module.css';

type StepInputProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts | 'className'> & {
    /** The unit, in words behind the number. */
    readonly unit?: ReactNode;
  };

/** A count between two buttons large enough for a thumb. Before the script loads, a typed number. */
export function StepInput({ name, label, id, hint, error, optional, unit, ...rest }: StepInputProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    if (input.current === null) return;
    if (by > 0) input.current.stepUp();
    else input.current.stepDown();
    // As if it had been typed: a form follows its fields by this event.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Field name={name} label={label} id={id} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.row}>
          <button type="button" className={styles.step} aria-label={t('form.less')} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <input ref={input} type="number" inputMode="numeric" name={name} {...rest} {...control} />
          <button type="button" className={styles.step} aria-label={t('form.more')} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
