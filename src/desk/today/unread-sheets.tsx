import { Link } from 'react-router';
import type { TodayQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../routes/today.module.css';
import { Panel } from '../ui/parts.tsx';

/** Drivers who have not read what they were told for too long: each is to be rung. */
export function UnreadSheets({ sheets }: { readonly sheets: TodayQuery['today']['unreadSheets'] }) {
  const { t, instant } = useDesk();
  if (sheets.length === 0) return null;
  return (
    <Panel title={t('today.unreadSheets')} count={sheets.length}>
      <ul className={styles.list}>
        {sheets.map(({ id, reference, driver, phone, startsAt }) => (
          <li key={id}>
            <Link to={`/trips/${reference}`}>{reference}</Link> {t('today.ring', { driver, at: instant(startsAt) })}{' '}
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
