import { type ReactNode, useId } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { RoutePicture } from '../../../ui/route/route-picture.tsx';
import { VehicleSides } from '../../../ui/vehicle/vehicle-sides.tsx';
import type { CaseStudyText } from '../load-subjects.ts';
import styles from './story-trip.module.css';

type Trip = NonNullable<CaseStudyText['trip']>;

/** A trip like the one in the story, planned today: road, hours, passengers and price. */
export function StoryTrip({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const heading = useId();
  const [from] = trip.stops;
  const share = formatCents(Math.round(trip.totalCents / trip.passengers), tagOf(language));
  return (
    <aside className={styles.ticket} aria-labelledby={heading}>
      <RoutePicture svg={trip.picture} />
      <div className={styles.part}>
        <h2 id={heading} className={styles.heading}>
          {t('storyTrip.heading')}
        </h2>
        <p className={styles.note}>{t('storyTrip.lead', { city: from?.name ?? '' })}</p>
      </div>
      <ol className={styles.stops}>
        {trip.stops.map((stop) => (
          <Stop key={stop.sequence} stop={stop} withDay={trip.days > 1} />
        ))}
      </ol>
      <Facts trip={trip} />
      <div className={styles.part}>
        <VehicleSides vehicles={trip.vehicles} className={styles.side} />
        <Price cents={trip.totalCents} size="xl" />
        <p className={styles.note}>
          {t('home.sample.share', { share })}. {t('storyTrip.note', { date: formatDate(trip.date) })}
        </p>
        <ButtonLink
          to={{ page: 'request-quote' }}
          search={Object.fromEntries(new URLSearchParams(trip.search))}
          prefetch={false}
          wide
          iconAfter="arrow-right"
        >
          {t('exampleTrips.plan')}
        </ButtonLink>
      </div>
    </aside>
  );
}

/** When and where the bus arrives and leaves. */
function Stop({ stop, withDay }: { readonly stop: Trip['stops'][number]; readonly withDay: boolean }) {
  const day = stop.arrivalDate ?? stop.date;
  const times = [stop.arrivalTime, stop.time].filter((time) => time !== null);
  return (
    <li className={styles.stop}>
      <p className={styles.place}>{stop.name}</p>
      <p className={styles.times}>
        {withDay && day !== null && <>{formatDate(day).slice(0, 5)} · </>}
        {withDay ? times[0] : times.join(' – ')}
      </p>
    </li>
  );
}

function Facts({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('pages');
  const { language, fleet } = useSiteFrame();
  const kilometres = formatNumber(trip.kilometres, tagOf(language));
  const names = trip.vehicles.map((vehicle) => fleet.find((each) => each.fleet === vehicle)?.title ?? '');
  return (
    <dl className={styles.facts}>
      <Fact name={t('storyTrip.group')}>{t('hub.persons', { passengers: trip.passengers })}</Fact>
      <Fact name={t('storyTrip.distance')}>{kilometres} km</Fact>
      <Fact name={t('storyTrip.length')}>{t('storyTrip.days', { count: trip.days })}</Fact>
      <Fact name={t('storyTrip.crew')}>{t('storyTrip.drivers', { count: trip.drivers })}</Fact>
      <Fact name={t('storyTrip.vehicle')}>{names.join(' + ')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
