import type { ReactNode } from 'react';
import { nameOfState, type TripStateName } from '#domain/trip/states.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { ChangedNotice } from '../shared/changed-notice.tsx';
import { FeeTable } from '../shared/fee-table.tsx';
import { GroupFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import type { TripData } from '../shared/load-trip.ts';
import { MailNotice } from '../shared/mail-notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceLines } from '../shared/price-lines.tsx';
import { againQueryOf, destinationOf, fullNameOf } from '../shared/travel.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { BookingActions } from './booking-actions.tsx';
import { useBookingRows } from './booking-rows.tsx';

const badges = {
  request: 'info',
  quote: 'warning',
  expired: 'plain',
  booked: 'success',
  cancelled: 'error',
  declined: 'error',
  done: 'plain',
} as const satisfies Record<TripStateName, string>;

type BookingPageProps = {
  readonly data: TripData;
  /** Whom the driver calls, and how the group arrives. */
  readonly contacts: ReactNode;
  /** The page for the group. */
  readonly share: ReactNode;
  /** Confirmation, calendar, invoices. */
  readonly documents: ReactNode;
  /** What is outstanding, and how to pay it. */
  readonly payment: ReactNode;
  readonly after: ReactNode;
};

/** A booking as it stands, with everything that can still be done about it. */
export function BookingPage({ data, contacts, share, documents, payment, after }: BookingPageProps) {
  const { t } = useTranslation('trip');
  const { moment } = useTravelWords();
  const { travel, zone } = data;
  const { reference, customer, bookedAt } = travel;
  const state = nameOfState(travel);
  return (
    <TripPage
      heading={t('booking.heading', { destination: destinationOf(travel) })}
      facts={
        <>
          {state !== null && <Badge kind={badges[state]}>{t(`booking.statuses.${state}`)}</Badge>}
          <span>{t('reference', { reference })}</span>
          {bookedAt !== null && <span>{t('booking.bookedAt', { moment: moment(bookedAt, { ...travel, zone }) })}</span>}
        </>
      }
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t(bookedAt === null ? 'titles.notBooked' : 'titles.booking', { reference, name: fullNameOf(customer) })} />
      <ChangedNotice email={customer.email} />
      <MailNotice data={data} />
      {bookedAt === null && <NotBooked data={data} />}
      <ReviewPart data={data} />
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={travel.stops} routePicture={travel.routePicture} withWhereabouts />
        <GroupFacts travel={travel} />
      </TripPart>
      <VehiclePart data={data} />
      {contacts}
      {share}
      {documents}
      <PaymentPart data={data} state={payment} />
      {state === 'booked' && (
        <TripPart heading={t('booking.manage')} lead={t('fees.bookingLead')}>
          <FeeTable travel={travel} zone={zone} />
          <BookingActions data={data} />
        </TripPart>
      )}
      {bookedAt !== null && <AgainPart data={data} />}
    </TripPage>
  );
}

function VehiclePart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const isAwaited = nameOfState(data.travel) === 'booked' && data.travel.assignment === null;
  return (
    <TripPart heading={t('booking.vehicle')}>
      <SummaryList rows={useBookingRows(data).vehicle} />
      {isAwaited && <p className={styles.text}>{t('booking.vehicleLater')}</p>}
    </TripPart>
  );
}

function PaymentPart({ data, state }: { readonly data: TripData; readonly state: ReactNode }) {
  const { t } = useTranslation('trip');
  const { choice, countryNames } = data;
  const rows = useBookingRows(data).payment;
  if (choice === null) return null;
  return (
    <TripPart heading={t('booking.payment')}>
      <SummaryList rows={rows} />
      {state}
      <PriceLines choice={choice} countryNames={countryNames} />
    </TripPart>
  );
}

/** Asked for once the trip is over, until it was given. */
function ReviewPart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { bookingId, canReview, hasReview } = data.travel;
  if (bookingId === null || !canReview.allowed || hasReview) return null;
  return (
    <TripPart heading={t('review.heading')} lead={t('review.invitation')}>
      <p className={styles.actions}>
        <ButtonLink to={{ page: 'my-booking', id: bookingId, step: 'review' }}>{t('review.button')}</ButtonLink>
      </p>
    </TripPart>
  );
}

function AgainPart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  return (
    <TripPart heading={t('again.heading')} lead={t('again.text')}>
      <p className={styles.actions}>
        <ButtonLink to={{ page: 'request-quote' }} search={againQueryOf(data.travel)} variant="secondary" prefetch={false}>
          {t('again.button')}
        </ButtonLink>
      </p>
    </TripPart>
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
