import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** What a phone has folded beneath its heading, and a wider window shows. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
