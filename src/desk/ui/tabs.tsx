import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';

export type Tab = { readonly to: string; readonly text: string; readonly count?: number | undefined };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The `to` of the selected tab; by default the one of the present address. */
  readonly current?: string;
  /** At the end of the row, such as a "+" that saves a view. */
  readonly more?: ReactNode;
};

/** Tabs or saved views, each with its own address, so that back, reload and a second window work. */
export function Tabs({ label, tabs, current, more }: TabsProps) {
  const { pathname, search } = useLocation();
  const here = current ?? pathname + search;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text, count }) => (
        <Link key={to} to={to} ref={to === here ? showWhole : undefined} aria-current={to === here ? 'page' : undefined} preventScrollReset>
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
      {more}
    </nav>
  );
}

/** Moves a row that is wider than a phone so far that this tab is seen whole; the page itself stays. */
function showWhole(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [own, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - around.right) + Math.min(0, own.left - around.left);
}

type SegmentProps = {
  readonly label: string;
  readonly options: readonly { readonly to: string; readonly text: string }[];
  /** The `to` of the chosen one. */
  readonly current: string;
};

/** One of two to four views of the same data, such as "Day, 2 days, Week". Each has its own address. */
export function Segment({ label, options, current }: SegmentProps) {
  return (
    <nav className={styles.segment} aria-label={label}>
      {options.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === current ? 'true' : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}
