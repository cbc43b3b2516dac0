import type { ReactNode } from 'react';
import { Illustration } from '../illustration.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly illustration?: string | undefined;
};

/** An empty state: why, and what to do about it. */
export function EmptyState({ title, children, actions, illustration }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration && <Illustration name={illustration} className={styles.picture} />}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
