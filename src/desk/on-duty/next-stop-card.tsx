import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { PersonRow } from './call-link.tsx';
import styles from './on-duty.module.css';
import { instantOfStop, timeOfStop } from './stop-times.ts';
import { useDriverWords } from './use-driver-words.ts';

type NextStopProps = { readonly duty: DriverDuty; readonly stop: DutySheet['stops'][number]; readonly now: number };

/** Minutes before a stop from which a delay needs one press less. */
const nearMinutes = 90;

/** The next stop, its time and its contact: what a driver looks for first. */
export function NextStopCard({ duty, stop, now }: NextStopProps) {
  const { t, clockTime } = useDriverWords();
  const { sheet } = duty;
  const [name = '', ...street] = stop.place.split(', ').toReversed();
  const due = instantOfStop(stop, duty);
  const minutes = due === null ? null : Math.round((due - now) / 60_000);
  const isFirst = stop.index === sheet.stops[0]?.index;
  const small = [
    isFirst ? t('next.getOn', { count: sheet.passengers }) : '',
    stop.departure !== null && stop.arriveBy !== null ? t('next.beThere', { time: clockTime(stop.arriveBy) }) : '',
  ].filter((part) => part !== '');
  return (
    <section className={styles.card} aria-label={t('next.title')}>
      <div className={styles.next}>
        <p className={styles.line}>
          <strong className={styles.accent}>{t('next.title')}</strong>
          {minutes !== null && Math.abs(minutes) <= nearMinutes && (
            <strong data-tone={minutes < 0 ? 'late' : 'good'}>
              {minutes < 0 ? t('next.late', { minutes: -minutes }) : t('next.in', { minutes })}
            </strong>
          )}
        </p>
        <h2>
          <span className={styles.time}>{clockTime(timeOfStop(stop, duty))}</span> <span>{name}</span>
        </h2>
        {street.length > 0 && <p>{street.toReversed().join(', ')}</p>}
        {small.length > 0 && <p className={styles.small}>{small.join(' · ')}</p>}
        <StopWords stop={stop} />
        <p className={styles.presses}>
          <NavigateLink stop={stop} />
          {minutes !== null && minutes <= nearMinutes && (
            <a className={styles.plain} href="#late">
              <Icon name="clock" size={20} />
              {t('next.runningLate')}
            </a>
          )}
        </p>
      </div>
      <ul className={styles.rows}>
        {sheet.leaders.map((person) => (
          <PersonRow key={person.phone} role={t('next.leader')} {...person} />
        ))}
        {sheet.colleagues.map((person) => (
          <PersonRow key={person.phone} role={t('next.colleague')} {...person} />
        ))}
        {sheet.handovers?.map((each) => (
          <HandoverRows key={String(each.isTaking)} handover={each} lateMinutes={each.isTaking ? duty.groupLateMinutes : undefined} />
        ))}
        {sheet.notes !== '' && (
          <li className={styles.row}>
            <Icon name="note" size={20} />
            <span className={styles.notes}>{sheet.notes}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

type HandoverProps = {
  readonly handover: NonNullable<DutySheet['handovers']>[number];
  /** How late the group comes; absent: in time. */
  readonly lateMinutes: number | undefined;
};

/** Who continues with the group, or who brings it and how late: their numbers, or that nobody is known yet. */
function HandoverRows({ handover: { isTaking, place, vehicle, people }, lateMinutes }: HandoverProps) {
  const { t } = useDriverWords();
  const late = lateMinutes === undefined ? '' : t('next.groupLate', { minutes: lateMinutes });
  const role = [t(isTaking ? 'next.handsOver' : 'next.takesOver', { place }), vehicle, late].filter((part) => part !== '').join(' · ');
  if (people.length > 0) return people.map((person) => <PersonRow key={person.name} role={role} {...person} />);
  return (
    <li className={styles.row}>
      <span className={styles.notes}>{[t(isTaking ? 'next.takeAt' : 'next.handAt', { place }), late].join(' ').trim()}</span>
    </li>
  );
}

/** What the group wrote of a stop, and how far it is driven about there. */
export function StopWords({ stop: { notes, localKilometres = 0 } }: { readonly stop: DutySheet['stops'][number] }) {
  const { t } = useDriverWords();
  return (
    <>
      {localKilometres > 0 && <p className={styles.small}>{t('ordered.localKilometres', { count: localKilometres })}</p>}
      {notes !== '' && (
        <p className={styles.small}>
          <span className={styles.notes}>{notes}</span>
        </p>
      )}
    </>
  );
}

export function NavigateLink({ stop: { latitude, longitude, place } }: { readonly stop: DutySheet['stops'][number] }) {
  const { t } = useDriverWords();
  return (
    <a
      className={styles.plain}
      href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('stop.navigateTo', { place })}
    >
      <Icon name="navigate" size={20} />
      {t('stop.navigate')}
    </a>
  );
}
