import { Link } from 'react-router';
import { nameUndeclared } from '#operations/posting/rules/name-undeclared.ts';
import type { RingsQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../routes/today.module.css';
import { Panel } from '../ui/parts.tsx';

/** What booked trips of the next fortnight still lack, with the way to where it is mended. */
export function Alerts({ rings }: { readonly rings: RingsQuery['rings'] }) {
  const { t, named, date, language } = useDesk();
  const nameOf = (kind: string, name: string) => (kind === 'undeclared' ? nameUndeclared(name, language) : name);
  if (rings.length === 0) return null;
  return (
    <Panel title={t('rings.title')} count={rings.length}>
      <ul className={styles.list}>
        {rings.map(({ id, reference, kind, departsOn, open, vehicles, names, dueOn }) => (
          <li key={id}>
            <Link to={`/trips/${reference}`}>{reference}</Link> {t('rings.leaves', { date: date(departsOn) })}{' '}
            {named('rings', kind, {
              open,
              vehicles,
              names: names.map((name) => nameOf(kind, name)).join(', '),
              date: dueOn === null ? '' : date(dueOn),
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
