import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Unfolded on a phone too, until it is folded. */
  readonly open?: boolean | undefined;
};

/** What a phone has folded beneath its heading, and a wider window shows. */
export function Fold({ summary, children, open }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
