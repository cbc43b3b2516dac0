import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = {
  readonly children: ReactNode;
  readonly kind?: 'plain' | 'brand' | 'success' | 'warning' | 'error' | 'info' | undefined;
};

export function Badge({ children, kind = 'plain' }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
}
