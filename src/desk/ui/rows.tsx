import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Icon } from './icons/icon.tsx';
import styles from './rows.module.css';
import table from './table.module.css';

type TableProps = {
  /** For screen readers: what the rows are. */
  readonly caption: string;
  /** A column without a text holds buttons: its head is read aloud only. */
  readonly head: readonly { readonly key: string; readonly text?: ReactNode; readonly isNumber?: boolean }[];
  /** `tr` with a `th scope="row"` that holds the link: J, K, Enter and the frame of the focus follow from it. */
  readonly children: ReactNode;
};

/** A table of rows of 36 px, with its head in sight; on a phone each row is a card (`data-label` on each cell names its column). */
export function Table({ caption, head, children }: TableProps) {
  const { t } = useDesk();
  return (
    <div className={table.scroll} data-table>
      <table className={table.table}>
        <caption className={table.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map(({ key, text, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? table.number : undefined}>
                {text ?? <span className={table.caption}>{t('ui.acts')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** All of them, or none where all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
};

/** Which rows are selected; rows that are gone are no longer among them. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen]);
  const toggle = useCallback(
    (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    [],
  );
  const toggleAll = () => setChosen(selected.size === ids.length ? new Set() : new Set(ids));
  return { selected, toggle, toggleAll, clear: () => setChosen(new Set()) };
}

/** The tick box in the head, for all rows. */
export function SelectAll({ selection, count }: { readonly selection: Selection; readonly count: number }) {
  const { t } = useDesk();
  return (
    <input
      type="checkbox"
      aria-label={t('ui.selectAll')}
      checked={count > 0 && selection.selected.size === count}
      onChange={selection.toggleAll}
    />
  );
}

type SelectBoxProps = {
  readonly selection: Selection;
  readonly id: string;
  /** Of the row, such as its number. */
  readonly label: string;
  /** In the form of the bulk acts. */
  readonly name?: string;
};

/** The tick box of a row, in its first cell; X ticks the row that has the focus, with Shift all up to it. */
export function SelectBox({ selection, id, label, name }: SelectBoxProps) {
  const { t } = useDesk();
  return (
    <input
      type="checkbox"
      data-select
      name={name}
      value={id}
      aria-label={t('ui.selectRow', { name: label })}
      checked={selection.selected.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

type BulkBarProps = {
  readonly selection: Selection;
  /** What it touches besides the number, such as the sum. */
  readonly detail?: string;
  readonly children: ReactNode;
};

/** What can be done to the selected rows; nothing where none are. */
export function BulkBar({ selection, detail, children }: BulkBarProps) {
  const { t } = useDesk();
  if (selection.selected.size === 0) return null;
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('ui.selected', { count: selection.selected.size })}>
      <strong>{t('ui.selected', { count: selection.selected.size })}</strong>
      {detail !== undefined && <span className={styles.muted}>{detail}</span>}
      {children}
      <button type="button" className={styles.clear} onClick={selection.clear}>
        {t('ui.clear')}
      </button>
    </div>
  );
}

type GroupHeadProps = {
  readonly title: string;
  readonly count?: number;
  readonly actions?: ReactNode;
  /** Level of the heading. */
  readonly level?: 2 | 3;
};

/** The head of a group of rows: "Now 4". */
export function GroupHead({ title, count, actions, level = 2 }: GroupHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.group}>
      <Heading>{title}</Heading>
      {count !== undefined && <span className={styles.muted}>{count}</span>}
      {actions !== undefined && <span className={styles.groupActions}>{actions}</span>}
    </div>
  );
}

type PaginationProps = {
  readonly label: string;
  /** Addresses; null where there is none. */
  readonly previousTo: string | null;
  readonly nextTo: string | null;
  /** Such as "26 – 50 of 382". */
  readonly children?: ReactNode;
};

export function Pagination({ label, previousTo, nextTo, children }: PaginationProps) {
  const { t } = useDesk();
  if (previousTo === null && nextTo === null) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {previousTo !== null && (
        <Link to={previousTo} rel="prev">
          <Icon name="left" /> {t('ui.previous')}
        </Link>
      )}
      {children !== undefined && <span className={styles.muted}>{children}</span>}
      {nextTo !== null && (
        <Link to={nextTo} rel="next">
          {t('ui.next')} <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
