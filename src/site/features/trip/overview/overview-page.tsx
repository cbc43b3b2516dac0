import type { ReactNode } from 'react';
import { NextDays } from '../../../explain/next-days.tsx';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { ChangedNotice } from '../shared/changed-notice.tsx';
import { ContractNote } from '../shared/contract-note.tsx';
import { FoldedParts } from '../shared/folded-part.tsx';
import { GroupFacts } from '../shared/group-facts.tsx';
import { MailNotice } from '../shared/mail-notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBar, PriceBox } from '../shared/price/price-box.tsx';
import { PriceConditions, usePriceConditions } from '../shared/price/price-conditions.tsx';
import { VatSwitch } from '../shared/price/vat-switch.tsx';
import { ClimatePart, CrewPart, FeesPart, ItineraryPart, PaymentPart, PricePart } from '../shared/quote-parts.tsx';
import { isCancelledAsQuote } from '../shared/state/cancelled-as-quote.ts';
import { linkInFlow } from '../shared/state/flow-links.ts';
import type { TripData } from '../shared/state/load-trip.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { type Choice, fullNameOf, optionToCarry } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';
import { TripPage } from '../shared/trip-page.tsx';
import { AgainForm, ReservationNote, TripInstrument } from './late-parts.tsx';
import { RequestPage } from './request-page.tsx';
import { SentNotice } from './sent-notice.tsx';
import { VehicleChoices } from './vehicle-choices.tsx';

type Slots = {
  readonly progress?: ReactNode /** Passing it on to the person who decides. */;
  readonly forward?: ReactNode;
  readonly after: ReactNode;
};
export type OverviewPageProps = Slots & { readonly data: TripData };

/** A quote with everything behind its price (step 1). */
export function OverviewPage({ data, ...slots }: OverviewPageProps) {
  const { bookingId } = data.travel;
  if (bookingId !== null && isCancelledAsQuote(data)) {
    return <StandingTrip data={data} texts="overview.cancelled" to={linkInFlow('my-booking', bookingId, 'canceled')} after={slots.after} />;
  }
  return data.choice === null ? <RequestPage data={data} after={slots.after} /> : <QuotePage data={data} choice={data.choice} {...slots} />;
}

function QuotePage({ data, choice, progress, forward, after }: OverviewPageProps & { readonly choice: Choice }) {
  const { t } = useTranslation('trip');
  const { travel, zone, countryNames } = data;
  const { reference, customer } = travel;
  return (
    <TripPage
      progress={progress}
      picture={travel.canAccept.reason === 'expired' ? <Illustration name="expired" eager /> : undefined}
      heading={t('overview.heading', { destination: travel.destination })}
      lead={t(usePriceConditions(travel.stops).length > 0 ? 'overview.leadIf' : 'overview.lead')}
      facts={<span>{t('reference', { reference })}</span>}
      asideFirst
      aside={
        <>
          <PriceBox choice={choice} travel={travel} zone={zone} withTerms>
            <VatSwitch />
            <NextStep data={data} choice={choice} />
          </PriceBox>
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <PrivateHead title={t('titles.overview', { reference, name: fullNameOf(customer) })} />
      <ChangedNotice email={customer.email} />
      <SentNotice travel={travel} />
      <MailNotice data={data} />
      {travel.quotes.length > 1 && <VehicleChoices travel={travel} choice={choice} />}
      <NextDays stops={travel.stops} />
      <PriceConditions stops={travel.stops} tightStops={travel.tightStops} />
      <TripInstrument travel={travel} choice={choice} />
      <FoldedParts>
        <ItineraryPart travel={travel}>
          <GroupFacts travel={travel} />
          {travel.estimated && <p className={styles.text}>{t('overview.estimated')}</p>}
        </ItineraryPart>
        <PricePart choice={choice} countryNames={countryNames} />
        <CrewPart choice={choice} timeZone={travel.timeZone} />
        <PaymentPart choice={choice} />
        <ClimatePart emissions={travel.emissions} />
        <FeesPart travel={travel} zone={zone} />
        {forward}
      </FoldedParts>
      <ContractNote contract={travel.contract} />
      <p className={styles.links}>
        <SiteLink to={tripLink(data, 'change-itinerary')}>{t('overview.changeTrip')}</SiteLink>
        <SiteLink to={tripLink(data, 'cancel')}>{t('overview.decline')}</SiteLink>
        <QuotePdf data={data} />
      </p>
    </TripPage>
  );
}

/** A file: the browser downloads it, and the page stays. */
function QuotePdf({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('form');
  const address = usePathTo()({ page: 'trip-document', flow: data.flow, id: data.travel.id, file: 'quote.pdf' });
  return <a href={address}>{t('explain.pdf')}</a>;
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
        {reason === 'expired' && (
          <div className={styles.actions}>
            <AgainForm travel={data.travel} label={t('quoteCanceled.again')} keepsDays />
          </div>
        )}
      </Notice>
    );
  }
  return (
    <>
      <PriceBar
        choice={choice}
        action={
          <ButtonLink
            to={tripLink(data, 'contact-details')}
            search={option === null ? {} : { option }}
            size="l"
            wide
            iconAfter="arrow-right"
          >
            {t('overview.next')}
          </ButtonLink>
        }
      />
      <p className={styles.beneathAction}>{t('overview.noObligation')}</p>
      <ReservationNote data={data} choice={choice} />
    </>
  );
}
