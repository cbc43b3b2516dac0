import { Link } from 'react-router';
import type { DroppedJobsQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from '../routes/today.module.css';
import { Panel } from '../ui/parts.tsx';

/** What a partner gave back and nobody drives yet, with his reason, and both ways to cover it again. */
export function DroppedJobs({ jobs }: { readonly jobs: DroppedJobsQuery['droppedJobs'] }) {
  const { t, instant, money } = useDesk();
  const { p } = usePlanning();
  if (jobs.length === 0) return null;
  return (
    <Panel title={t('dropped.title')} count={jobs.length}>
      <ul className={styles.list}>
        {jobs.map(({ id, reference, vehicleIndex, startsAt, operator, phone, reason, feeCents, droppedAt }) => (
          <li key={id}>
            <Link to={`/trips/${reference}`}>{reference}</Link>{' '}
            {t('dropped.line', { operator, at: instant(droppedAt), starts: instant(startsAt) })} {reason === '' ? '' : `“${reason}”. `}
            {t('dropped.fee', { fee: money(feeCents) })} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>{' '}
            <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{t('trip.findCrew')}</Link>{' '}
            <Link to={`/offers/${reference}/${vehicleIndex + 1}`}>{p('crew.offer')}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
