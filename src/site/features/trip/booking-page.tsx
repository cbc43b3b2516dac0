import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateHead } from '../../head/page-head.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { BookingActions } from './booking-actions.tsx';
import { useBookingRows } from './booking-rows.tsx';
import { FeeTable } from './fee-table.tsx';
import { GroupFacts } from './group-facts.tsx';
import { ItineraryList } from './itinerary-list.tsx';
import type { TripData } from './load-trip.ts';
import styles from './panel.module.css';
import { PhonePanel } from './phone-panel.tsx';
import { PriceLines } from './price-lines.tsx';
import { destinationOf, fullNameOf } from './travel.ts';
import { TripPage, TripPart } from './trip-page.tsx';
import { type StateName, stateNameOf } from './trip-state.ts';
import { useTripWords } from './use-trip-words.ts';

const badges = {
  request: 'info',
  quote: 'warning',
  booked: 'success',
  cancelled: 'error',
  declined: 'error',
  done: 'plain',
} as const satisfies Record<StateName, string>;

/** A booking as it stands. */
export function BookingPage({ data, after }: { readonly data: TripData; readonly after: ReactNode }) {
  const { t } = useTranslation('trip');
  const { moment } = useTripWords();
  const { travel, choice, zone, countryNames } = data;
  const { reference, customer, bookedAt } = travel;
  const state = stateNameOf(travel);
  const rows = useBookingRows(data);
  return (
    <TripPage
      heading={t('booking.heading', { destination: destinationOf(travel) })}
      facts={
        <>
          <Badge kind={badges[state]}>{t(`booking.statuses.${state}`)}</Badge>
          <span>{t('reference', { reference })}</span>
          {bookedAt !== null && <span>{t('booking.bookedAt', { moment: moment(bookedAt, { ...travel, zone }) })}</span>}
        </>
      }
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t('titles.booking', { reference, name: fullNameOf(customer) })} />
      {bookedAt === null && <NotBooked data={data} />}
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={travel.stops} routePicture={travel.routePicture} />
        <GroupFacts travel={travel} />
      </TripPart>
      <TripPart heading={t('booking.vehicle')}>
        <SummaryList rows={rows.vehicle} />
        {state === 'booked' && <p className={styles.text}>{t('booking.vehicleLater')}</p>}
      </TripPart>
      <TripPart heading={t('booking.contacts')}>
        <SummaryList rows={rows.contacts} />
      </TripPart>
      {choice !== null && (
        <TripPart heading={t('booking.payment')}>
          <SummaryList rows={rows.payment} />
          <PriceLines choice={choice} countryNames={countryNames} />
        </TripPart>
      )}
      {bookedAt !== null && (
        <TripPart heading={t('booking.manage')} lead={t('fees.bookingLead')}>
          <FeeTable travel={travel} zone={zone} />
          <BookingActions data={data} />
        </TripPart>
      )}
    </TripPage>
  );
}

/** A quote's key at a booking's address. */
function NotBooked({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  return (
    <Notice kind="warning" title={t('booking.notBooked')}>
      <ButtonLink to={{ page: 'my-quote', id: data.travel.quoteId }} variant="secondary" size="s">
        {t('booking.toQuote')}
      </ButtonLink>
    </Notice>
  );
}
