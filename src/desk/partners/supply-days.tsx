import type { SupplyView } from '#operations/partners/rules/supply-view.ts';
import { officeZone } from '../desk-texts.ts';
import styles from '../on-duty/on-duty.module.css';
import { usePartnerWords } from './use-partner-words.ts';

/** The next days of a partner's calendar: what it has of each class, and how many of them drive for us. */
export function SupplyDays({ days }: Pick<SupplyView, 'days'>) {
  const { t, day: dayWords, called } = usePartnerWords();
  const known = days.filter(({ isKnown, classes }) => isKnown || classes.length > 0);
  if (known.length === 0) return <p>{t('supply.unknown')}</p>;
  return (
    <ul className={styles.people}>
      {known.map(({ day, classes }) => (
        <li key={day}>
          <strong>{dayWords(day)}</strong>{' '}
          {classes.length === 0
            ? t('supply.nothing')
            : classes
                .map(({ class: kind, units, ours }) => {
                  const name = called('vehicles', kind);
                  return ours === 0 ? t('supply.has', { units, name }) : t('supply.hasOurs', { units, name, ours });
                })
                .join('; ')}
        </li>
      ))}
    </ul>
  );
}

/** When a partner's calendar was last read, and what could not be. */
export function CalendarState({ calendar }: { readonly calendar: NonNullable<SupplyView['calendar']> }) {
  const { t, instant, faultOf } = usePartnerWords();
  const { host, triedAt, readAt, fault, events, skipped, skippedTitles } = calendar;
  return (
    <>
      <p>
        {readAt === null ? t('supply.notRead', { host }) : t('supply.read', { host, moment: instant(readAt, officeZone), count: events })}
      </p>
      {fault !== '' && triedAt !== null && (
        <p className={styles.notice}>{t('supply.fault', { moment: instant(triedAt, officeZone), why: faultOf(fault) })}</p>
      )}
      {skipped > 0 && (
        <p className={styles.notice}>
          {t('supply.skipped', { count: skipped, titles: skippedTitles.map((title) => title || '–').join(', ') })}
        </p>
      )}
    </>
  );
}
