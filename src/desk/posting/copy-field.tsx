import { useId, useState } from 'react';
import { usePlanning } from '../planning/use-planning.ts';
import part from '../ui/parts.module.css';
import styles from './posting.module.css';

/** A value to copy into another program: selected at the first touch, or copied by the button. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const { p } = usePlanning();
  const id = useId();
  const [copied, setCopied] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(value);
  };
  return (
    <>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <input id={id} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      <button type="button" className={part.plain} aria-label={`${p('posting.copy')}: ${label}`} onClick={copy}>
        {p(copied === value ? 'posting.copied' : 'posting.copy')}
      </button>
    </>
  );
}
