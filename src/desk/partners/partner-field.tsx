import { useId } from 'react';
import styles from '../on-duty/on-duty.module.css';
import type { PartnerOutcome } from './partner-outcome.ts';
import { usePartnerWords } from './use-partner-words.ts';

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly outcome: PartnerOutcome | undefined;
  readonly type?: 'text' | 'tel' | 'email' | 'date' | 'number' | 'url';
  readonly help?: string;
  readonly required?: boolean;
  readonly value?: string | undefined;
};

/** A field of a partner's form with its issue; what was typed stays. */
export function PartnerField({ name, label, outcome, type = 'text', value = '', help, required }: FieldProps) {
  const { called } = usePartnerWords();
  const id = useId();
  const code = outcome?.issues.find((issue) => issue.field === name)?.code;
  const described = [help === undefined ? '' : `${id}-help`, code === undefined ? '' : `${id}-issue`].join(' ').trim();
  return (
    <p className={styles.known}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        defaultValue={outcome?.typed[name] ?? value}
        required={required}
        className={styles.field}
        aria-invalid={code === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
      />
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.small}>
          {help}
        </span>
      )}
      {code !== undefined && (
        <strong id={`${id}-issue`} className={styles.notice}>
          {called('issues', code)}
        </strong>
      )}
    </p>
  );
}

type SelectProps = Pick<FieldProps, 'name' | 'label' | 'outcome'> & {
  readonly options: readonly (readonly [value: string, name: string])[];
};

/** A choice of a partner's form. */
export function PartnerSelect({ name, label, outcome, options }: SelectProps) {
  const id = useId();
  return (
    <p className={styles.known}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className={styles.field} defaultValue={outcome?.typed[name]}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Why nothing was changed, where that is not about one field. */
export function PartnerRefusal({ outcome }: Pick<FieldProps, 'outcome'>) {
  const { called } = usePartnerWords();
  if (outcome === undefined || outcome.problem === 'fields') return null;
  return (
    <p role="alert" className={styles.notice}>
      {called('problems', outcome.problem)}
    </p>
  );
}
