import { useMemo, useState } from 'react';
import { usePlanning } from '../planning/use-planning.ts';
import styles from './board.module.css';
import type { GridRow } from './board.ts';
import { findRows, type Known } from './board-view.ts';

type Asked = { readonly rows: readonly GridRow[]; readonly byRow: Known['byRow']; readonly goTo: (at: number, key: string) => void };

/** The search on the board: matching rows are marked, and Enter goes from one to the next. */
export function useSearch({ rows, byRow, goTo }: Asked) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => findRows(rows, text, byRow), [rows, text, byRow]);
  const hits = useMemo(() => new Set(found), [found]);
  const go = (to: number) => {
    const row = found[to % Math.max(1, found.length)];
    setAt(to);
    if (row !== undefined) goTo(row, '');
  };
  const type = (typed: string) => {
    setText(typed);
    setAt(0);
    const [first] = findRows(rows, typed, byRow);
    if (first !== undefined) goTo(first, '');
  };
  return { text, at: found.length === 0 ? 0 : (at % found.length) + 1, found, hits, type, next: () => go(at + 1) };
}

export function BoardSearch({ search: { text, at, found, type, next } }: { readonly search: ReturnType<typeof useSearch> }) {
  const { p } = usePlanning();
  return (
    <search className={styles.search}>
      <input
        type="search"
        aria-label={p('board.search')}
        placeholder={p('board.search')}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && next()}
      />
      <span aria-live="polite" className={styles.found}>
        {text.trim() !== '' && p('board.found', { at, count: found.length })}
      </span>
    </search>
  );
}
