import { Link } from 'react-router';
import type { RingsQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from '../routes/today.module.css';
import { Panel } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';

/** What was offered to partners and taken by none, before everything that can wait, with the ways to cover it all the same. */
export function UntakenOffers({ rings }: { readonly rings: RingsQuery['rings'] }) {
  const { t, date } = useDesk();
  const { p } = usePlanning();
  const mayPlace = useRights().has('assign-drivers');
  if (rings.length === 0) return null;
  return (
    <Panel title={t('rings.untakenTitle')} count={rings.length}>
      <ul className={styles.list}>
        {rings.map(({ id, reference, departsOn, open, vehicles }) => (
          <li key={id}>
            <Link to={`/trips/${reference}`}>{reference}</Link>{' '}
            <strong className={styles.urgent}>
              {t('rings.leaves', { date: date(departsOn) })} {t('rings.untaken', { open, vehicles })}
            </strong>{' '}
            {mayPlace && (
              <>
                <Link to={`/plan/${reference}/1`}>{t('trip.findCrew')}</Link> {/* Of several vehicles that page says which are left. */}
                <Link to={vehicles === 1 ? `/offers/${reference}/1` : '/offers'}>{p('crew.offer')}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
