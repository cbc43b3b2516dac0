import { useState } from 'react';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import styles from './price-step.module.css';

/** By how much the last change moved the price: what a stop, an hour or ten people more cost. A reader of the page hears the new price itself. */
export function PriceStep({ cents, isOld }: { readonly cents: number; readonly isOld: boolean }) {
  const { money } = useTravelWords();
  const [last, setLast] = useState({ cents, step: 0 });
  if (last.cents !== cents) setLast({ cents, step: cents - last.cents });
  const { step } = last;
  if (step === 0 || isOld) return null;
  return (
    <span key={last.cents} aria-hidden="true" data-less={step < 0 || undefined} className={styles.step}>
      {step < 0 ? '−' : '+'} {money(Math.abs(step))}
    </span>
  );
}
