import type { ReactNode } from 'react';
import { EmissionsList } from '../../../explain/emissions-list.tsx';
import { PaymentList } from '../../../explain/payment-list.tsx';
import { TightStops } from '../../../explain/tight-stops.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { ChangedNotice } from '../shared/changed-notice.tsx';
import { CrewFacts } from '../shared/crew-facts.tsx';
import { FeeTable } from '../shared/fee-table.tsx';
import { linkInFlow } from '../shared/flow-links.ts';
import { GroupFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import type { TripData } from '../shared/load-trip.ts';
import { MailNotice } from '../shared/mail-notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBox } from '../shared/price-box.tsx';
import { PriceLines } from '../shared/price-lines.tsx';
import { StandingTrip } from '../shared/standing-trip.tsx';
import { type Choice, destinationOf, fullNameOf, optionToCarry, type Travel } from '../shared/travel.ts';
import { tripLink } from '../shared/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { isCancelledAsQuote } from '../shared/trip-state.ts';
import { useRefusal } from '../shared/use-refusal.ts';
import { VatSwitch } from '../shared/vat-switch.tsx';
import { RequestPage } from './request-page.tsx';
import { VehicleChoices } from './vehicle-choices.tsx';

type Slots = {
  readonly progress?: ReactNode /** Passing it on to whoever decides. */;
  readonly forward?: ReactNode;
  readonly after: ReactNode;
};
export type OverviewPageProps = Slots & { readonly data: TripData };

/** A quote with everything that its price is made of (step 1). */
export function OverviewPage({ data, ...slots }: OverviewPageProps) {
  const { bookingId } = data.travel;
  if (bookingId !== null && isCancelledAsQuote(data)) {
    return <StandingTrip data={data} texts="overview.cancelled" to={linkInFlow('my-booking', bookingId, 'canceled')} after={slots.after} />;
  }
  return data.choice === null ? <RequestPage data={data} after={slots.after} /> : <QuotePage data={data} choice={data.choice} {...slots} />;
}

function QuotePage({ data, choice, progress, forward, after }: OverviewPageProps & { readonly choice: Choice }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { travel, zone, countryNames } = data;
  const { reference, customer } = travel;
  return (
    <TripPage
      progress={progress}
      heading={t('overview.heading', { destination: destinationOf(travel) })}
      lead={t('overview.lead')}
      facts={<span>{t('reference', { reference })}</span>}
      asideFirst
      aside={
        <>
          <PriceBox choice={choice} travel={travel} zone={zone}>
            <VatSwitch />
            <NextStep data={data} choice={choice} />
            <QuotePdf data={data} />
          </PriceBox>
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <PrivateHead title={t('titles.overview', { reference, name: fullNameOf(customer) })} />
      <ChangedNotice email={customer.email} />
      <MailNotice data={data} />
      {travel.quotes.length > 1 && <VehicleChoices travel={travel} choice={choice} />}
      <TripPart heading={t('itinerary.heading')}>
        <TightStops tightStops={travel.tightStops} />
        <ItineraryList stops={travel.stops} routePicture={travel.routePicture} withWhereabouts />
        <GroupFacts travel={travel} />
        {travel.estimated && <p className={styles.text}>{t('overview.estimated')}</p>}
      </TripPart>
      <TripPart heading={t('lines.heading')} lead={t('lines.lead')} id="price">
        <PriceLines choice={choice} countryNames={countryNames} />
      </TripPart>
      <TripPart heading={t('crew.heading')}>
        <CrewFacts choice={choice} timeZone={travel.timeZone} />
      </TripPart>
      <PaymentAndClimate travel={travel} choice={choice} />
      <TripPart heading={words.t('cancellation.title')} lead={t('fees.quoteLead')}>
        <FeeTable travel={travel} zone={zone} />
      </TripPart>
      {forward}
      <p className={styles.links}>
        <SiteLink to={tripLink(data, 'change-itinerary')}>{t('overview.changeTrip')}</SiteLink>
        <SiteLink to={tripLink(data, 'cancel')}>{t('overview.decline')}</SiteLink>
      </p>
    </TripPage>
  );
}

/** When the price is paid, and what the trip spares the air. */
function PaymentAndClimate({ travel, choice }: { readonly travel: Travel; readonly choice: Choice }) {
  const { t } = useTranslation('form');
  return (
    <>
      {choice.paymentPlan.length > 0 && (
        <TripPart heading={t('explain.payments.heading')} lead={t('explain.payments.lead')}>
          <PaymentList paymentPlan={choice.paymentPlan} />
        </TripPart>
      )}
      {travel.emissions !== null && (
        <TripPart screenOnly heading={t('explain.emissions.heading')} lead={t('explain.emissions.lead')}>
          <EmissionsList modes={travel.emissions.modes} />
        </TripPart>
      )}
    </>
  );
}

/** A file: the browser fetches it, no page of ours is in its place. */
function QuotePdf({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('form');
  const address = usePathTo()({ page: 'trip-document', flow: data.flow, id: data.travel.id, file: 'quote.pdf' });
  return (
    <p className={styles.switch}>
      <a href={address}>{t('explain.pdf')}</a>
    </p>
  );
}

function NextStep({ data, choice }: { readonly data: TripData; readonly choice: Choice }) {
  const { t } = useTranslation('trip');
  const refusal = useRefusal();
  const { allowed, reason } = data.travel.canAccept;
  const option = optionToCarry(data.travel, choice);
  if (!allowed) {
    return (
      <Notice kind="warning" title={t('overview.cannotAccept')}>
        {refusal(reason)}
      </Notice>
    );
  }
  return (
    <>
      <ButtonLink to={tripLink(data, 'contact-details')} search={option === null ? {} : { option }} size="l" wide iconAfter="arrow-right">
        {t('overview.next')}
      </ButtonLink>
      <p className={styles.text}>{t('overview.noObligation')}</p>
    </>
  );
}
