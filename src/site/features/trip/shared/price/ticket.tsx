import type { ReactNode } from 'react';
import { daysBetween } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { comesBack } from '../../../../trip-editor/itinerary-values.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { VehicleSides } from '../../../../ui/vehicle/vehicle-sides.tsx';
import type { TripData } from '../state/load-trip.ts';
import type { Travel } from '../state/travel.ts';
import styles from './ticket.module.css';

type TicketProps = { readonly data: Pick<TripData, 'travel' | 'choice'> /** What can be done with it. */; readonly children?: ReactNode };

/** The trip in brief, for a noticeboard: date, route, vehicle. */
export function Ticket({ data: { travel, choice }, children }: TicketProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  return (
    <section className={styles.ticket} aria-label={t('ticket.label')}>
      <div className={styles.head}>
        <p className={styles.day}>
          {words.day(travel.firstDate)} <Countdown travel={travel} />
        </p>
        <p className={styles.route}>
          <span>{travel.stops[0]?.name}</span> <Icon name="arrow-right" /> <span>{travel.destination}</span>
        </p>
      </div>
      {choice && <VehicleSides vehicles={choice.vehicles} seats={choice.vehicleSeats} className={styles.drawing} />}
      <dl className={styles.facts}>
        {useFacts({ travel, choice }).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}

function useFacts({ travel, choice }: TicketProps['data']): readonly (readonly [string, string])[] {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { stops, passengers, tripType, parts } = travel;
  const last = stops.at(-1);
  const day = last?.arrivalDate === travel.firstDate ? null : (last?.arrivalDate ?? null);
  // People who board elsewhere or return later see their own times.
  const known = joinTimes(parts.length === 0 ? [last?.arrivalTime] : parts.map(({ arrivalTime }) => arrivalTime));
  const departs = joinTimes([stops[0]?.time, ...parts.map(({ boards }) => boards?.time)]);
  const arrival = day === null ? known : words.localMoment({ date: day, time: known });
  return [
    [t('ticket.departs'), departs],
    ...(arrival === '' ? [] : [[t(comesBack(tripType) ? 'ticket.back' : 'ticket.arrives'), arrival] as const]),
    [t('ticket.group'), words.passengers(passengers)],
    ...(choice === null ? [] : [[t('ticket.vehicle'), words.vehicles(choice.vehicles)] as const]),
  ];
}

/** Each once, in order. */
function joinTimes(times: readonly (string | null | undefined)[]): string {
  return [...new Set(times.flatMap((time) => time ?? []))].join(' / ');
}

/** The time until departure; empty once the trip has started. */
function Countdown({ travel: { firstDate, timeZone, now } }: { readonly travel: Travel }) {
  const { t } = useTranslation('trip');
  const days = daysBetween(todayIn(timeZone, now), firstDate);
  return days < 0 ? null : <Badge kind="info">{days === 0 ? t('ticket.today') : t('ticket.inDays', { count: days })}</Badge>;
}
