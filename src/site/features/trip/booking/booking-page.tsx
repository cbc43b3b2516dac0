import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { findNextMoment } from '#domain/trip/next-moment.ts';
import { nameOfState, type TripStateName } from '#domain/trip/states.ts';
import { useMomentInWords, useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { FileLink } from '../documents/file-link.tsx';
import { TripInstrument } from '../overview/late-parts.tsx';
import { ArrivalBoard } from '../share/arrival-board.tsx';
import { AgainForm } from '../shared/again-form.tsx';
import { ChangedNotice } from '../shared/changed-notice.tsx';
import { FoldedPart, FoldedParts } from '../shared/folded-part.tsx';
import { GroupFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import { MailNotice } from '../shared/mail-notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { FeeTable } from '../shared/price/fee-table.tsx';
import { PriceLines } from '../shared/price/price-lines.tsx';
import { TicketActions, TicketBody, TicketHead } from '../shared/price/ticket.tsx';
import { CrewPart } from '../shared/quote-parts.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import { fullNameOf } from '../shared/state/travel.ts';
import { TripPage } from '../shared/trip-page.tsx';
import { useBookingRows } from './booking-rows.tsx';
import { BookingTiles } from './booking-tiles.tsx';
import { SavedPage } from './offline/saved-page.tsx';

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
  /** The contact on the day, and how the group arrives. */
  readonly contacts: ReactNode;
  /** The page for the group, and its address; null while it is off. */
  readonly share: ReactNode;
  readonly shareAddress: string | null;
  /** Confirmation, calendar, invoices. */
  readonly documents: ReactNode;
  /** Items left in the coach. */
  readonly lost: ReactNode;
  /** The outstanding amount, and how to pay it. */
  readonly payment: ReactNode;
  readonly after: ReactNode;
};

/** A booking with everything that can still be done about it. */
export function BookingPage({ data, contacts, share, shareAddress, documents, lost, payment, after }: BookingPageProps) {
  const { t } = useTranslation('trip');
  const { travel, choice } = data;
  const momentOf = useMomentInWords(travel.timeZone);
  const { reference, customer, bookedAt } = travel;
  const state = nameOfState(travel);
  const isChanged = useSearchParams()[0].has('changed');
  return (
    <TripPage
      sign={
        <TicketHead
          data={data}
          title={t('booking.heading', { destination: travel.destination })}
          facts={
            <>
              {state !== null && <Badge kind={badges[state]}>{t(`booking.statuses.${state}`)}</Badge>}
              <span>{t('reference', { reference })}</span>
              {bookedAt !== null && <span>{t('booking.bookedAt', { moment: momentOf(bookedAt) })}</span>}
            </>
          }
        />
      }
      asideFirst
      aside={
        <>
          {bookedAt !== null && <NextStep data={data}>{payment}</NextStep>}
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <TicketBody
        data={data}
        label={t('ticket.label')}
        lead={travel.underway && findNextMoment(travel.underway) !== null && <ArrivalBoard trip={travel.underway} isTitle={false} />}
      >
        {choice !== null && (
          <TripInstrument
            // On the day with the coach on it.
            travel={travel.underway ? { ...travel, routePicture: travel.underway.routePicture } : travel}
            choice={choice}
            stopsElsewhere
          />
        )}
        {bookedAt !== null && (
          <TicketActions>
            <FileLink data={data} file="trip.ics">
              {t('documents.calendar')}
            </FileLink>
            <FileLink data={data} file="confirmation.pdf">
              {t('documents.confirmation')}
            </FileLink>
            {travel.wallets.includes('apple') && (
              <FileLink data={data} file="trip.pkpass">
                {t('documents.apple')}
              </FileLink>
            )}
            {travel.wallets.includes('google') && (
              <FileLink data={data} file="google-wallet" isPage>
                {t('documents.google')}
              </FileLink>
            )}
          </TicketActions>
        )}
      </TicketBody>
      <PrivateHead title={t(bookedAt === null ? 'titles.notBooked' : 'titles.booking', { reference, name: fullNameOf(customer) })} />
      <SavedPage data={data} />
      <ChangedNotice email={customer.email} />
      <MailNotice data={data} />
      {bookedAt === null && <NotBooked data={data} />}
      <BookingTiles data={data} shareAddress={shareAddress} />
      <FoldedParts>
        <FoldedPart heading={t('itinerary.heading')} answer={travel.stops.map(({ name }) => name).join(' – ')} open={isChanged}>
          <ItineraryList stops={travel.stops} namesZone={travel.namesZone} withWhereabouts />
          <GroupFacts travel={travel} />
        </FoldedPart>
        <VehiclePart data={data} />
        {contacts}
        <PricePart data={data} />
        {choice !== null && choice.crew.duties.length > 0 && <CrewPart choice={choice} timeZone={travel.timeZone} screenOnly />}
        {documents}
        {lost}
        {share}
        {state === 'booked' && <CancellationPart data={data} />}
        {bookedAt !== null && <AgainPart data={data} />}
      </FoldedParts>
    </TripPage>
  );
}

/** The next step: a review once the trip is over, else the next payment, or nothing. */
function NextStep({ data, children }: { readonly data: TripData; readonly children: ReactNode }) {
  const { t } = useTranslation('trip');
  const { bookingId, canReview, hasReview } = data.travel;
  const isAsked = bookingId !== null && canReview.allowed && !hasReview;
  return (
    <Panel>
      <h2 className={styles.heading}>{t('booking.next')}</h2>
      {isAsked && (
        <>
          <p>{t('review.invitation')}</p>
          <ButtonLink to={{ page: 'my-booking', id: bookingId, step: 'review' }} wide>
            {t('review.button')}
          </ButtonLink>
        </>
      )}
      {children}
    </Panel>
  );
}

function VehiclePart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { vehicles } = useTravelWords();
  const { travel, choice } = data;
  const isAwaited = nameOfState(travel) === 'booked' && (travel.assignment?.driverName ?? '') === '';
  const driver = isAwaited ? t('booking.answers.driverLater') : (travel.assignment?.driverName ?? '');
  const answer = [choice === null ? '' : vehicles(choice.vehicles), driver].filter((part) => part !== '').join(' · ');
  return (
    <FoldedPart heading={t('booking.vehicle')} answer={answer}>
      <SummaryList rows={useBookingRows(data).vehicle} />
      {isAwaited && <p className={styles.text}>{t('booking.vehicleLater')}</p>}
    </FoldedPart>
  );
}

function PricePart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { money, t: words } = useTravelWords();
  const { choice, countryNames } = data;
  const rows = useBookingRows(data).payment;
  if (choice === null) return null;
  return (
    <FoldedPart heading={t('booking.price')} answer={`${money(choice.totalCents)} · ${words('price.total')}`}>
      <SummaryList rows={rows} />
      <PriceLines choice={choice} countryNames={countryNames} />
    </FoldedPart>
  );
}

function CancellationPart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { money, t: words } = useTravelWords();
  const { travel, zone } = data;
  const fee = travel.cancellationFeeCents;
  const answer = fee === 0 ? t('booking.cancelFree') : t('booking.cancelCosts', { fee: money(fee ?? 0) });
  return (
    <FoldedPart heading={words('cancellation.title')} answer={travel.canCancel.allowed ? answer : undefined} id="cancelling">
      <p className={styles.text}>{t('fees.bookingLead')}</p>
      <FeeTable travel={travel} zone={zone} />
    </FoldedPart>
  );
}

function AgainPart({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  return (
    <FoldedPart heading={t('again.heading')} answer={t('again.text')} screenOnly>
      <AgainForm travel={data.travel} label={t('again.button')} keepsDays={false} variant="secondary" />
    </FoldedPart>
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
