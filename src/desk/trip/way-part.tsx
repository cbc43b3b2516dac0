import { toInstant } from '#domain/calendar/zoned.ts';
import { useDesk } from '../desk-texts.ts';
import { formatDuration } from '../planning/format-duration.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { useWork } from '../use-work.ts';
import { readClock } from './read-clock.ts';
import styles from './trip.module.css';
import type { TripPage } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

type Stop = TripPage['stops'][number];

/** The itinerary and times, with the map. */
export function WayPart({ isWhole = false }: { readonly isWhole?: boolean }) {
  const w = useWork();
  const { trip } = useTripView();
  const { row, stops, kilometres, ends, version } = trip;
  return (
    <Section
      title={w('way.title')}
      {...(kilometres === null ? {} : { detail: w('way.kilometres', kilometres) })}
      actions={
        trip.acts.includes('change-itinerary') && (
          <ButtonLink to={`/trips/${row.reference}/change`} kind="quiet" size="small" label={w('act.itinerary')}>
            {w('way.change')}
          </ButtonLink>
        )
      }
    >
      <div className={styles.way} data-whole={isWhole || undefined}>
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group may visit one place twice
            <StopLine key={index} stop={stop} next={stops[index + 1]} isFirst={index === 0} />
          ))}
        </ol>
        <img
          className={styles.map}
          src={`/trips/${row.reference}/map.svg?v=${version}`}
          alt={w('way.map', { route: `${ends.from} – ${ends.to}` })}
          loading="lazy"
          width={720}
          height={450}
        />
      </div>
    </Section>
  );
}

type StopLineProps = { readonly stop: Stop; readonly next: Stop | undefined; readonly isFirst: boolean };

function StopLine({ stop, next, isFirst }: StopLineProps) {
  const { date, clockTime } = useDesk();
  const { trip } = useTripView();
  const arrives = stop.arrives === null ? null : readClock(stop.arrives, stop.timeZone);
  const [name, ...rest] = stop.place.split(', ');
  const w = useWork();
  const isEnd = next === undefined;
  const at = isEnd ? arrives : stop.departure;
  const day = (stop.departure ?? arrives)?.date ?? null;
  const isOtherDay = !isFirst && day !== null && day !== trip.row.departure?.date;
  return (
    <li data-end={isEnd || undefined}>
      <b className={styles.time}>{at === null ? '' : clockTime(at)}</b>
      <span className={styles.dot} />
      <div>
        <b>{name}</b>
        {rest.length > 0 && `, ${rest.join(', ')}`}
        {isEnd && ` · ${w('way.end')}`}
        {isOtherDay && <span className={styles.muted}> · {date(day)}</span>}
        <StopFacts stop={stop} next={next} isFirst={isFirst} arrives={arrives} />
        <Whereabouts stop={stop} />
        {stop.notes !== '' && <p className={styles.quote}>{stop.notes}</p>}
      </div>
    </li>
  );
}

/** How many people board, when the coach arrives, how long it stays, and the road to the next stop. */
function StopFacts({ stop, next, isFirst, arrives }: StopLineProps & { readonly arrives: ReturnType<typeof readClock> }) {
  const w = useWork();
  const { clockTime } = useDesk();
  const { trip } = useTripView();
  const isBetween = arrives !== null && next !== undefined;
  const leavesAt = stop.departure === null ? null : toInstant(stop.departure, stop.timeZone);
  const stays =
    stop.arrives !== null && leavesAt?.ok && arrives?.date === stop.departure?.date ? minutesBetween(stop.arrives, leavesAt.value) : 0;
  const driveMinutes = next?.driveMinutes ?? 0;
  const facts = [
    isFirst ? w('way.boards', { count: trip.row.passengers }) : '',
    isBetween ? w('way.arrives', { time: clockTime(arrives) }) : '',
    stop.arriveBy === null ? '' : w('way.arriveBy', { time: clockTime(stop.arriveBy) }),
    stays > 0 ? w('way.stays', { time: formatDuration(stays) }) : '',
    driveMinutes > 0 ? w('way.drives', { time: formatDuration(driveMinutes) }) : '',
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? null : <p className={styles.meta}>{facts.join(' · ')}</p>;
}

/** The point from which a stop is priced, and the distance up to which the price holds; empty where the place is known exactly. */
function Whereabouts({ stop: { accuracy, town, zip } }: { readonly stop: Stop }) {
  const { t } = useDesk();
  const { precision, reckonedFrom, spreadKilometres } = accuracy;
  if (reckonedFrom === 'itself') return null;
  const kilometres = Math.ceil(spreadKilometres);
  const text =
    // Old trips have no stored distance.
    spreadKilometres === 0
      ? t('trip.notLocated')
      : precision === 'town'
        ? t('trip.fromTownAlone', { place: town, kilometres })
        : reckonedFrom === 'postcode'
          ? t('trip.fromPostcode', { place: `${zip} ${town}`, kilometres })
          : t('trip.fromTown', { place: town, kilometres });
  return <p className={styles.doubt}>{text}</p>;
}

function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}
