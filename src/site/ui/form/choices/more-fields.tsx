import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './more-fields.module.css';

type MoreFieldsProps = {
  readonly label: string;
  /** What is in it, or for whom it is. */
  readonly hint?: string | undefined;
  /** Something stands in it, or is wrong with it. */
  readonly open: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Fields that most leave as they are, folded to a line. They are sent folded too, and open without a script. */
export function MoreFields({ label, hint, open, className, children }: MoreFieldsProps) {
  return (
    <details className={classNames(styles.more, className)} open={open}>
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
