import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export type SummaryRow = { readonly key: string; readonly value: ReactNode; readonly action?: ReactNode };

/** The entered values, each with the link that changes it. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ key, value, action }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.key}>{key}</dt>
          <dd className={styles.value}>{value}</dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
