import type { ReactNode } from 'react';
import { daysBetween } from '#domain/calendar/date.ts';
import type { LocalMoment } from '#domain/calendar/doubled-hour.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { timesOf } from '../../../../explain/stop-times.ts';
import { describePart } from '../../../../explain/use-part-rows.tsx';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { comesBack } from '../../../../trip-editor/itinerary-values.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { VehicleSides } from '../../../../ui/vehicle/vehicle-sides.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { TripData } from '../state/load-trip.ts';
import type { Travel } from '../state/travel.ts';
import styles from './ticket.module.css';

type TicketData = Pick<TripData, 'travel' | 'choice'>;

type TicketHeadProps = {
  readonly data: TicketData;
  /** The title of the page; null where the page has another one. */
  readonly title: string | null;
  /** State, reference. */
  readonly facts?: ReactNode;
};

/** The trip as a lit sign: from where to where, on which day, in what. */
export function TicketHead({ data: { travel, choice }, title, facts }: TicketHeadProps) {
  const words = useTravelWords();
  const route = (
    <>
      {travel.stops[0]?.name} <Icon name="arrow-right" /> {travel.destination}
    </>
  );
  return (
    <div className={styles.head}>
      {facts && <div className={styles.state}>{facts}</div>}
      {title === null ? (
        <p className={styles.route}>{route}</p>
      ) : (
        <h1 className={styles.route}>
          <VisuallyHidden>{title}</VisuallyHidden>
          <span aria-hidden="true">{route}</span>
        </h1>
      )}
      <p className={styles.day}>
        {words.day(travel.firstDate)}
        <Countdown travel={travel} />
      </p>
      {choice && <VehicleSides vehicles={choice.vehicles} seats={choice.vehicleSeats} className={styles.drawing} eager />}
    </div>
  );
}

type TicketBodyProps = {
  readonly data: TicketData;
  readonly label: string;
  /** Above the facts. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** The four facts of a trip, and beneath them what the page shows of its day. */
export function TicketBody({ data, label, lead, children }: TicketBodyProps) {
  return (
    <section className={styles.body} aria-label={label}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <dl className={styles.facts}>
        {useFacts(data).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** Both as one, in the middle of a page. */
export function Ticket({ data }: { readonly data: TicketData }) {
  const { t } = useTranslation('trip');
  return (
    <div className={styles.ticket}>
      <TicketHead data={data} title={null} />
      <TicketBody data={data} label={t('ticket.label')} />
    </div>
  );
}

/** Files and links at the lower edge of a ticket. */
export function TicketActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

function useFacts({ travel, choice }: TicketData): readonly (readonly [string, string])[] {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { stops, passengers, tripType, parts } = travel;
  const last = stops.at(-1);
  const day = last?.arrivalDate === travel.firstDate ? null : (last?.arrivalDate ?? null);
  // People who board elsewhere or return later see their own times.
  const timeOf = (moment: LocalMoment | null | undefined) => (moment == null ? null : words.clockTime(moment));
  const said = stops.map(timesOf);
  const described = parts.map(describePart);
  const known = joinTimes(parts.length === 0 ? [timeOf(said.at(-1)?.arrival)] : described.map(({ arrives }) => timeOf(arrives)));
  const departs = joinTimes([timeOf(said[0]?.departure), ...described.map(({ boards }) => timeOf(boards))]);
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

/**
 * The days until departure; empty once the trip has started. The server gives the instant, and its day is read by `Intl`: the library for
 * time zones would weigh more than the rest of the page's own script.
 */
function Countdown({ travel: { firstDate, timeZone, now } }: { readonly travel: Travel }) {
  const { t } = useTranslation('trip');
  const days = daysBetween(readMoment(now, timeZone).date, firstDate);
  return days < 0 ? null : <span className={styles.countdown}>{days === 0 ? t('ticket.today') : t('ticket.inDays', { count: days })}</span>;
}
