import { useFigureWords } from './figure-texts.ts';
import styles from './figures.module.css';
import type { Line } from './name-line.ts';
import { useDeskNumbers } from './use-desk-numbers.ts';

const steps = ['asked', 'priced', 'booked', 'driven'] as const;

/** How many requests got how far. Each number is shown beside its bar. */
export function Funnel({ all }: { readonly all: Line }) {
  const { f } = useFigureWords();
  const { number, percent } = useDeskNumbers();
  return (
    <dl className={styles.funnel}>
      {steps.map((step) => {
        const share = all.asked === 0 ? 0 : (all[step] / all.asked) * 100;
        return (
          <div key={step}>
            <dt>{f(step)}</dt>
            <dd>
              <span className={styles.share}>
                {number(all[step])}
                {step !== 'asked' && all.asked > 0 && ` (${percent(Math.round(share * 10) / 10)})`}
              </span>
              <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className={step === 'asked' ? styles.asked : styles.booked} width={share} height={6} />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
