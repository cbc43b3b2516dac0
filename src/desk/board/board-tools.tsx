import { Form, Link, useSearchParams } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { AddFilter, Chip } from '../ui/chips.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Button, Field } from '../ui/parts.tsx';
import { Segment } from '../ui/tabs.tsx';
import styles from './board.module.css';
import type { Board } from './board.ts';
import { type BoardView, classesOf, shownKinds, shownStates } from './board-view.ts';

export const spans = ['1', '3', '7', '14', '28'] as const;

type ToolsProps = { readonly board: Board; readonly view: BoardView; readonly days: string; readonly day: string };

/** The kind of rows, the days and their number; each is part of the address. */
export function BoardTools({ board, view, days, day }: ToolsProps) {
  const { p } = usePlanning();
  const to = useChanged();
  const later = (by: number) => new Date(Date.parse(`${day}T12:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
  const countOf = (kind: string) => board.rows.filter((row) => kind === 'all' || row.kind === kind).length;
  const kinds = shownKinds.map((kind) => ({ to: to({ show: kind }), text: `${p(`board.show.${kind}`)} ${countOf(kind)}` }));
  return (
    <>
      <Segment label={p('board.rows')} options={kinds} current={to({ show: view.show })} />
      <nav className={styles.steps} aria-label={p('board.days')}>
        <Link to={to({ from: later(-Number(days)) })} aria-label={p('board.back')} title={p('board.back')}>
          <Icon name="left" />
        </Link>
        <Link to={to({ from: '' })}>{p('board.today')}</Link>
        <Link to={to({ from: later(Number(days)) })} aria-label={p('board.forth')} title={p('board.forth')}>
          <Icon name="right" />
        </Link>
      </nav>
      <Form className={styles.day}>
        {Object.entries({ ...view, days }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field key={day} label={p('board.from')} name="from" type="date" defaultValue={day} />
        <Button>{p('capacity.show')}</Button>
      </Form>
      <Segment
        label={p('board.span')}
        options={spans.map((each) => ({ to: to({ days: each }), text: p(`board.spans.${each}`) }))}
        current={to({ days })}
      />
      <Segment
        label={p('board.hoursShown')}
        options={[
          { to: to({ night: '' }), text: p('board.wholeDays') },
          { to: to({ night: '1' }), text: p('board.nights') },
        ]}
        current={to({ night: view.night })}
      />
    </>
  );
}

/** The active filters as chips, and the available ones. */
export function BoardFilters({ board, view }: Pick<ToolsProps, 'board' | 'view'>) {
  const { named } = useDesk();
  const { p } = usePlanning();
  const to = useChanged();
  const depots = [...new Set(board.rows.map(({ depot }) => depot))].filter((each) => each !== '').toSorted();
  const stateName = (state: (typeof shownStates)[number]) => p(`board.states.${state}`);
  const groups = [
    { name: 'depot', label: p('board.depot'), value: view.depot, options: depots.map((each) => [each, each] as const) },
    {
      name: 'class',
      label: p('board.class'),
      value: view.class,
      options: classesOf(board).map((each) => [each, named('vehicles', each)] as const),
    },
    { name: 'state', label: p('board.state'), value: view.state, options: shownStates.map((each) => [each, stateName(each)] as const) },
  ];
  return (
    <div className={styles.chips}>
      {groups
        .filter(({ value }) => value !== '')
        .map(({ name, label, value, options }) => (
          <Chip key={name} name={label} value={options.find(([each]) => each === value)?.[1] ?? value} removeTo={to({ [name]: '' })} />
        ))}
      <AddFilter>
        {groups.map(({ name, label, value, options }) => (
          <div key={name} className={styles.choices}>
            <strong>{label}</strong>
            {options.map(([each, text]) => (
              <Link key={each} to={to({ [name]: each })} aria-current={each === value ? 'true' : undefined} preventScrollReset>
                {text}
              </Link>
            ))}
          </div>
        ))}
      </AddFilter>
    </div>
  );
}

/** The address with some parameters changed; empty ones are left out. */
export function useChanged(): (changes: Readonly<Record<string, string>>) => string {
  const [address] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    next.sort();
    return `?${next.toString()}`;
  };
}
