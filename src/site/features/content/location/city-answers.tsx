import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Container } from '../../../ui/section.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './city-answers.module.css';
import { searchOf } from './example-search.ts';

type Of<Part extends keyof LocationText> = { readonly text: Pick<LocationText, Part> };

/** The price of the city's most wanted trip, above the form for another: for whom, when, and the way to its own form. */
export function WantedPrice({ text: { title: city, exampleTrips } }: Of<'title' | 'exampleTrips'>) {
  const { t } = useTranslation('pages');
  const [trip] = exampleTrips;
  if (trip === undefined) return null;
  const { to, passengers, date, leave, back, totalCents } = trip;
  return (
    <div className={styles.wanted}>
      <SiteLink to={{ page: 'request-quote' }} search={searchOf(city, trip)} className={styles.trip} prefetch={false}>
        {t('cityAnswers.trip', { city, to })}
      </SiteLink>
      <Price cents={totalCents} size="xl" className={styles.peak} />
      <p className={styles.note}>{t('cityAnswers.facts', { passengers, date: formatDate(date), leave, back })}</p>
    </div>
  );
}

/** What groups of a city ask first: how late with one driver, what a short trip costs, and where a coach may stop. */
export function CityAnswers({ text }: Of<'title' | 'longDays' | 'tripPrices'>) {
  const { title: city, longDays, tripPrices } = text;
  const [oneDriver] = longDays;
  const { t } = useTranslation('pages');
  return (
    <Container className={styles.band}>
      <dl className={styles.answers}>
        {oneDriver && (
          <div>
            <dt>{t('cityAnswers.driver', { to: oneDriver.to })}</dt>
            <dd className={styles.answer}>{t('cityAnswers.driverYes', { until: oneDriver.until })}</dd>
            <dd className={styles.note}>{t('cityAnswers.driverFacts', { city, leave: oneDriver.leave })}</dd>
          </div>
        )}
        <ShortTrip prices={tripPrices} />
        <div>
          <dt>{t('cityAnswers.stops', { city })}</dt>
          <dd className={styles.answer}>
            <a href="#stops">{t('cityAnswers.stopsLink')}</a>
          </dd>
        </div>
      </dl>
    </Container>
  );
}

/** To the airport, or for four hours where there is none. */
function ShortTrip({ prices: { trips } }: { readonly prices: LocationText['tripPrices'] }) {
  const { t } = useTranslation('pages');
  const { fleet, language } = useSiteFrame();
  const trip = trips.find(({ kind }) => kind === 'transfer') ?? trips.find(({ kind }) => kind === 'fourHours');
  const [least, most] = trip?.prices ?? [];
  if (trip === undefined || least === undefined) return null;
  return (
    <div>
      <dt>{t(`tripPrices.${trip.kind}`, { to: trip.to })}</dt>
      <dd className={styles.answer}>
        <Price cents={least.lowCents} /> <small>{t('cityAnswers.price', { passengers: least.passengers })}</small>
      </dd>
      {most && (
        <dd className={styles.note}>
          {t('cityAnswers.also', {
            vehicle: fleet.find((each) => each.fleet === most.vehicle)?.title ?? '',
            passengers: most.passengers,
            price: formatCents(most.lowCents, tagOf(language)),
          })}
        </dd>
      )}
    </div>
  );
}
