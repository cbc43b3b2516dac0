import type { ReactNode } from 'react';
import styles from './steps.module.css';

export type Step = { readonly title: ReactNode; readonly text?: ReactNode };

/** Numbered steps. */
export function Steps({
  steps,
  direction = 'column',
}: {
  readonly steps: readonly Step[];
  readonly direction?: 'row' | 'column' | undefined;
}) {
  return (
    <ol className={styles[direction]}>
      {steps.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in a fixed order
        <li key={index} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.content}>
            <p className={styles.title}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
