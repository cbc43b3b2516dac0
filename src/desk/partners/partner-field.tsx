import { useId } from 'react';
import styles from '../on-duty/on-duty.module.css';
import type { PartnerOutcome } from './partner-outcome.ts';
import { usePartnerWords } from './use-partner-words.ts';

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly outcome: PartnerOutcome | undefined;
  readonly type?: 'text' | 'tel' | 'email';
  readonly value?: string | undefined;
};

/** A field of a partner's form with its issue; what was typed stays. */
export function PartnerField({ name, label, outcome, type = 'text', value = '' }: FieldProps) {
  const { called } = usePartnerWords();
  const id = useId();
  const code = outcome?.issues.find((issue) => issue.field === name)?.code;
  return (
    <p className={styles.known}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        defaultValue={outcome?.typed[name] ?? value}
        aria-invalid={code === undefined ? undefined : true}
        aria-describedby={code === undefined ? undefined : `${id}-issue`}
      />
      {code !== undefined && (
        <strong id={`${id}-issue`} className={styles.notice}>
          {called('issues', code)}
        </strong>
      )}
    </p>
  );
}
