import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** Content that a phone folds beneath its heading, and a wider window shows. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
