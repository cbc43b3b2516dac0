import type { ReactNode } from 'react';
import { useDesk } from '../desk-texts.ts';
import { Avatar } from './avatar.tsx';
import styles from './page.module.css';

type PageProps = {
  readonly title: string;
  /** Beside the title, such as the number of items. */
  readonly count?: string | number;
  /** At the right of the bar: who else is here, one filled act, the others plain or quiet. */
  readonly actions?: ReactNode;
  /** Tabs, then tools (filters), beneath the bar. */
  readonly tabs?: ReactNode;
  readonly tools?: ReactNode;
  /** It fills the window, and its panes scroll separately. Otherwise the page scrolls. */
  readonly isFilled?: boolean;
  /** At the bottom: keys, a legend, the bar of a selection. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** A page from edge to edge: bar with the only h1, tabs, tools, content, foot. */
export function Page({ title, count, actions, tabs, tools, isFilled = false, foot, children }: PageProps) {
  return (
    <div data-page className={styles.page} data-filled={isFilled || undefined}>
      <div className={styles.bar}>
        <h1>{title}</h1>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div className={styles.content}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

type SectionProps = { readonly title: string; readonly detail?: ReactNode; readonly actions?: ReactNode; readonly children: ReactNode };

/** A section of a page: a heading of 15 px, acts at its right, a hairline beneath. */
export function Section({ title, detail, actions, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

type ListDetailProps = {
  readonly list: ReactNode;
  /** Null where nothing is chosen: the list then takes the whole width. */
  readonly detail: ReactNode | null;
  readonly listLabel: string;
  readonly detailLabel: string;
  /** The width of the list, and whether the pane is the wide part (640 and the rest) or the narrow one (the rest and 392 or 460). */
  readonly shape?: 'list-640' | 'pane-392' | 'pane-460';
};

/** A list, and beside it what is chosen. Each scrolls separately. On a phone an open pane replaces the list. */
export function ListDetail({ list, detail, listLabel, detailLabel, shape = 'list-640' }: ListDetailProps) {
  return (
    <div className={styles.split} data-shape={shape} data-open={detail !== null || undefined}>
      <section aria-label={listLabel} className={styles.list}>
        {list}
      </section>
      {detail !== null && (
        <section aria-label={detailLabel} className={styles.pane}>
          {detail}
        </section>
      )}
    </div>
  );
}

/** Who else has the page open: their initials, and words for it. Empty where the person is alone. */
export function Presence({ names }: { readonly names: readonly string[] }) {
  const { t } = useDesk();
  if (names.length === 0) return null;
  return (
    <span className={styles.presence} role="status">
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      {t('ui.isHereToo', { names: names.join(', ') })}
    </span>
  );
}
