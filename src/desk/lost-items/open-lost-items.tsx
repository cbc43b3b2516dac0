import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../tasks/tasks.module.css';
import { Panel } from '../ui/parts.tsx';

/** What waits for a driver's answer or to be fetched. */
export function OpenLostItems({ items }: { readonly items: Awaited<ReturnType<DeskQueries['lostItems']['open']>> }) {
  const { t, instant } = useDesk();
  if (items.length === 0) return null;
  return (
    <Panel title={t('lost.title')} count={items.length}>
      <ul className={styles.list}>
        {items.map(({ id, reference, what, state, reportedAt, answeredAt }) => (
          <li key={id}>
            <Link to={`/trips/${reference}#lost`}>{reference}</Link> <strong>{what}</strong> · {t(`lostStates.${state}`)} ·{' '}
            {instant(answeredAt ?? reportedAt)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
