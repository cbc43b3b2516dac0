import { Link } from 'react-router';
import type { TodayQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../routes/today.module.css';
import { Panel } from '../ui/parts.tsx';

/** Tachograph cards that must be read soon, or are late: each leads to where its file is taken, and goes when it was. */
export function CardsDue({ cards }: { readonly cards: TodayQuery['today']['cardsDue'] }) {
  const { t, instant } = useDesk();
  if (cards.length === 0) return null;
  return (
    <Panel title={t('today.cardsDue')} count={cards.length}>
      <ul className={styles.list}>
        {cards.map(({ driverId, driver, dueAt, isOverdue }) => (
          <li key={driverId}>
            <Link to={`/drivers/${driverId}`}>{driver}</Link>{' '}
            {isOverdue ? <strong>{t('today.cardLate', { at: instant(dueAt) })}</strong> : t('today.cardDue', { at: instant(dueAt) })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
