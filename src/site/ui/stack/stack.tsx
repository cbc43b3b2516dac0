import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

/** Elements below each other at one distance. */
export function Stack({ children, gap = 'm' }: { readonly children: ReactNode; readonly gap?: 's' | 'm' | 'l' | undefined }) {
  return <div className={classNames(styles.stack, styles[`gap-${gap}`])}>{children}</div>;
}
