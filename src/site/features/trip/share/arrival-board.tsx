import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { daysBetween } from '#domain/calendar/date.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { findNextMoment, type NextMoment } from '#domain/trip/next-moment.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { RoadShields } from '../../../ui/road/road-shields.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './arrival-board.module.css';
import type { SharedTrip } from './load-shared-trip.ts';
import { mapOf } from './map-of.ts';

type BoardProps = {
  readonly trip: SharedTrip;
  /** False where the page has another title. */
  readonly isTitle?: boolean;
};

/** The next moment of a trip as the sign over a motorway says it: where to, at what time, how far. */
export function ArrivalBoard({ trip, isTitle = true }: BoardProps) {
  const next = trip.state === 'booked' ? findNextMoment(trip) : null;
  useFreshPage(next !== null && daysUntil(trip, next) === 0);
  return (
    <div className={styles.board}>
      {isTitle && <h1 className={styles.title}>{trip.description}</h1>}
      {next === null ? <Ended trip={trip} /> : <Next trip={trip} next={next} />}
    </div>
  );
}

/** Nothing more comes: driven, cancelled, or past its last moment. */
function Ended({ trip }: { readonly trip: SharedTrip }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  return (
    <>
      {trip.state !== 'booked' && (
        <p className={styles.place}>{t(trip.state === 'done' ? 'booking.statuses.done' : 'booking.statuses.cancelled')}</p>
      )}
      <p className={styles.when}>{words.day(trip.stops[0]?.date ?? '')}</p>
    </>
  );
}

type NextProps = { readonly trip: SharedTrip; readonly next: NextMoment };

function Next({ trip, next }: NextProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const at = readMoment(next.at, trip.timeZone);
  const days = daysUntil(trip, next);
  return (
    <>
      <p className={styles.place}>
        <span className={styles.label}>{t(next.kind === 'leaves' ? 'sharedTrip.sign.leaves' : 'sharedTrip.sign.comes')}</span>{' '}
        {trip.stops[next.stop]?.name}
      </p>
      <div className={styles.line}>
        <div>
          <p className={styles.time}>
            <time dateTime={`${at.date}T${at.time}`}>{words.clockTime(at)}</time>
          </p>
          <p className={styles.when}>
            <strong>{days === 0 ? t('ticket.today') : words.day(at.date)}</strong> <Punctuality next={next} />
          </p>
        </div>
        <Way trip={trip} next={next} days={days} />
      </div>
      {days === 0 && <Source trip={trip} next={next} />}
    </>
  );
}

function daysUntil({ now, timeZone }: SharedTrip, { at }: NextMoment): number {
  return daysBetween(readMoment(now, timeZone).date, readMoment(at, timeZone).date);
}

/** How late or early it comes. */
function Punctuality({ next: { lateMinutes, seenAt } }: { readonly next: NextMoment }) {
  const { t } = useTranslation('trip');
  if (lateMinutes === null) return null;
  if (lateMinutes === 0) return seenAt === null ? null : <span className={styles.early}>{t('sharedTrip.sign.onTime')}</span>;
  const count = Math.abs(lateMinutes);
  return lateMinutes > 0 ? (
    <span className={styles.late}>{t('sharedTrip.sign.late', { count })}</span>
  ) : (
    <span className={styles.early}>{t('sharedTrip.sign.early', { count })}</span>
  );
}

type WayProps = NextProps & { readonly days: number };

/** How far it still is; before the day, in how many days. */
function Way({ trip, next, days }: WayProps) {
  const { t } = useTranslation('trip');
  const { number } = useTravelWords();
  if (days > 0) return <p className={styles.countdown}>{t('ticket.inDays', { count: days })}</p>;
  const roads = next.stop === 0 ? [] : (trip.legs?.[next.stop - 1]?.roads ?? []);
  return (
    <div className={styles.way}>
      <RoadShields roads={roads.slice(0, 2)} />
      {next.kilometres !== null && (
        <p>
          <span className={styles.distance}>{number(next.kilometres)} km</span>
          <span className={styles.rest}>{t('sharedTrip.sign.toGo')}</span>
        </p>
      )}
    </div>
  );
}

/** Whether it rests on a position of the coach, or on the timetable alone. */
function Source({ trip, next: { seenAt } }: NextProps) {
  const { t } = useTranslation('trip');
  const coach = trip.coaches.find(({ at }) => at === seenAt);
  const count = seenAt === null ? 0 : Math.max(0, Math.round((Date.parse(trip.now) - Date.parse(seenAt)) / 60_000));
  const text =
    seenAt === null ? t('sharedTrip.sign.planned') : count === 0 ? t('sharedTrip.sign.seenNow') : t('sharedTrip.sign.seen', { count });
  return (
    <p className={styles.source}>
      {seenAt !== null && <span className={styles.live} aria-hidden="true" />}
      <span role="status">{text}</span>{' '}
      {coach && (
        <a href={mapOf(coach)} target="_blank" rel="noreferrer" className={styles.refresh}>
          {t('sharedTrip.coachMap')}
        </a>
      )}{' '}
      <a href="?" className={styles.refresh}>
        {t('sharedTrip.sign.refresh')}
        <VisuallyHidden> {trip.description}</VisuallyHidden>
      </a>
    </p>
  );
}

const everyMinute = 60_000;

/** On the day the page is read again each minute, while it is looked at. Without a script, the link does it. */
function useFreshPage(isDay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isDay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMinute);
    return () => clearInterval(timer);
  }, [isDay, revalidate]);
}
