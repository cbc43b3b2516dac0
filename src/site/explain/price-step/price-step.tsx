import { useLayoutEffect, useRef, useState } from 'react';
import { useTravelWords } from '../use-travel-words.ts';
import styles from './price-step.module.css';
import { rollPrice } from './roll-price.ts';

type PriceStepProps = { readonly cents: number; readonly isOld?: boolean };

/**
 * By how much the last change moved the price. The figure itself, the first in the shared box, rolls to the new one. Screen readers
 * announce the new price itself.
 */
export function PriceStep({ cents, isOld = false }: PriceStepProps) {
  const { money } = useTravelWords();
  const [last, setLast] = useState({ cents, step: 0 });
  if (last.cents !== cents) setLast({ cents, step: cents - last.cents });
  const chip = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a price rolls once, when it has changed
  useLayoutEffect(() => {
    const price = chip.current?.closest('div')?.querySelector('span');
    if (price && last.step !== 0) rollPrice(price, { from: last.cents - last.step, to: last.cents, write: money });
  }, [last]);
  const { step } = last;
  if (step === 0 || isOld) return null;
  return (
    <span ref={chip} key={last.cents} aria-hidden="true" data-less={step < 0 || undefined} className={styles.step}>
      {step < 0 ? '−' : '+'} {money(Math.abs(step))}
    </span>
  );
}
