import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import styles from './price-strip.module.css';

type PriceStripProps = { readonly quote: Pick<QuoteFieldsFragment, 'lines' | 'vatCents' | 'totalCents'> };

/** The lines of a price side by side, each as wide as its share and in its colour. The list beneath says the same in words. */
export function PriceStrip({ quote: { lines, vatCents, totalCents } }: PriceStripProps) {
  const parts = [
    ...lines
      .filter(({ included, amountCents }) => included && amountCents > 0)
      .map(({ kind, amountCents }) => ({ kind, cents: amountCents })),
    { kind: 'vat', cents: vatCents },
  ];
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { cents }) => sum + cents, 0));
  const gap = totalCents / 400;
  return (
    <svg className={styles.strip} viewBox={`0 0 ${Math.max(1, totalCents)} 10`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ kind, cents }, index) => (
        <rect key={`${kind} ${starts[index]}`} x={starts[index]} width={Math.max(1, cents - gap)} height="10" data-price-part={kind} />
      ))}
    </svg>
  );
}
