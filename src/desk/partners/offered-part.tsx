import type { ReactNode } from 'react';
import type { OfferedJob } from '#operations/partners/rules/offered-job.ts';
import styles from '../on-duty/on-duty.module.css';
import { formatDuration } from '../planning/format-duration.ts';
import { usePartnerWords } from './use-partner-words.ts';

type OfferedProps = { readonly offered: OfferedJob; readonly children: ReactNode };

const seatKinds = ['babySeats', 'childSeats', 'boosterSeats'] as const;

/** A job before it is accepted: towns, hours, passengers and vehicles. */
export function OfferedPart({ offered, children }: OfferedProps) {
  const { t, moment } = usePartnerWords();
  const { stops, kilometres } = offered;
  return (
    <article className={styles.card}>
      {children}
      <Hours offered={offered} />
      <h2>{t('where')}</h2>
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tour may come to one town twice, without a time of its own
          <li key={index}>
            {stop.departure !== null && <strong>{moment(stop.departure)}</strong>} {[stop.zip, stop.town, stop.country].join(' ').trim()}
            {stop.arriveBy !== null && ` (${t('arriveBy', { moment: moment(stop.arriveBy) })})`}
            {stop.localKilometres !== undefined && `, ${t('ordered.localKilometres', { count: stop.localKilometres })}`}
          </li>
        ))}
      </ol>
      {kilometres !== null && <p>{t('kilometres', { count: kilometres })}</p>}
      <GroupFacts offered={offered} />
    </article>
  );
}

function Hours({ offered: { duties, timeZone } }: Pick<OfferedProps, 'offered'>) {
  const { t, instant } = usePartnerWords();
  return (
    <>
      <h2>{t('duties')}</h2>
      <ul>
        {duties.map(({ startsAt, endsAt, drivingMinutes, crewSize }) => (
          <li key={startsAt}>
            {t('duty', { from: instant(startsAt, timeZone), until: instant(endsAt, timeZone), hours: formatDuration(drivingMinutes) })}
            {crewSize === 2 && `, ${t('two')}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function GroupFacts({ offered }: Pick<OfferedProps, 'offered'>) {
  const { t, called } = usePartnerWords();
  const { passengers, wheelchairs, childSeats, luggage, extras, ordered } = offered;
  const seats = ordered === undefined ? [] : seatKinds.filter((kind) => ordered[kind] > 0);
  const seatsByAge = ordered === undefined ? '' : seats.map((kind) => t(`ordered.${kind}`, { count: ordered[kind] })).join(', ');
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('vehicle'), called('vehicles', offered.class)],
    [t('passengers'), String(passengers)],
    [t('wheelchairs'), wheelchairs === 0 ? '' : String(wheelchairs)],
    [t('childSeats'), seatsByAge || (childSeats === 0 ? '' : String(childSeats))],
    [t('luggage'), called('luggageKinds', luggage)],
    [t('extras'), extras.map((extra) => called('extraKinds', extra)).join(', ')],
    [t('ordered.labels.suppliesDriverRoom'), ordered?.suppliesDriverRoom ? t('ordered.suppliesDriverRoom') : ''],
  ];
  return (
    <>
      <h2>{t('group')}</h2>
      <ul>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <li key={name}>
              {name}: {value}
            </li>
          ))}
      </ul>
    </>
  );
}
