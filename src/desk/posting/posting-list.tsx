import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from './posting.module.css';

type Posting = NonNullable<Awaited<ReturnType<DeskQueries['offers']['draft']>>>['partners'][number]['postings'][number];

/** The verdict for each state that a trip touches, with its reason; those that need a declaration or a decision first. */
export function PostingList({ states }: { readonly states: readonly Posting[] }) {
  const { country: nameOf } = useDesk();
  const { p, called } = usePlanning();
  const open = states.filter(({ verdict }) => verdict !== 'none');
  const sorted = [...open, ...states.filter(({ verdict }) => verdict === 'none')];
  return (
    <ul className={styles.states}>
      {sorted.map(({ country, verdict, why }) => (
        <li key={country}>
          <strong className={styles[verdict]}>
            {p('posting.line', { country: nameOf(country), verdict: called('posting.verdicts', verdict) })}
          </strong>{' '}
          <span>{called('posting.why', why)}</span>
        </li>
      ))}
    </ul>
  );
}
