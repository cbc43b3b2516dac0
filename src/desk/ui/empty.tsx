import type { ReactNode } from 'react';
import { useDesk } from '../desk-texts.ts';
import styles from './empty.module.css';

type EmptyProps = {
  /** Why there is nothing: "Everything has a coach". */
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
};

/** An empty state: why, and what to do next. The brand's road appears only here. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 220 64" width="220" height="64" aria-hidden="true">
        <path className={styles.road} d="M0 42C58 44 80 24 112 24s84 30 108 30" />
        <path className={styles.line} d="M0 42C58 44 80 24 112 24s84 30 108 30" />
        <g transform="translate(112 9)">
          <rect className={styles.body} x="-19" y="-6" width="38" height="16" rx="4" />
          <path className={styles.window} d="M-14-2h7v5h-7zM-4-2h7v5h-7zM6-2h8v6H6z" />
          <circle className={styles.wheel} cx="-9" cy="11" r="3.5" />
          <circle className={styles.wheel} cx="11" cy="11" r="3.5" />
        </g>
      </svg>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

type SkeletonProps = { readonly rows?: number };

/** Placeholder rows while data loads, shown only after 200 ms so that fast pages do not flicker. */
export function Skeleton({ rows = 6 }: SkeletonProps) {
  const { t } = useDesk();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={index} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
