import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = {
  /** What the action is about, beside it: the price. */
  readonly children: ReactNode;
  readonly action: ReactNode;
};

/** On narrow screens a page's one action stays at the lower edge, with its price; on wide ones the action alone stands where it is written. */
export function BottomBar({ children, action }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.about}>{children}</div>
      {action}
    </div>
  );
}
