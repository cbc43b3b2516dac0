import type { ReactNode } from 'react';
import { nameOfState } from '#domain/trip/states.ts';
import { useMomentInWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { DocumentsPart } from '../documents/documents-part.tsx';
import type { Account } from '../documents/load-account.ts';
import { FoldedParts } from '../shared/folded-part.tsx';
import { OrderedFacts } from '../shared/group-facts.tsx';
import { MailNotice } from '../shared/mail-notice.tsx';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBox } from '../shared/price/price-box.tsx';
import { Ticket } from '../shared/price/ticket.tsx';
import { linkInFlow } from '../shared/state/flow-links.ts';
import type { TripData } from '../shared/state/load-trip.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPart } from '../shared/trip-page.tsx';
import { NextSteps } from './next-steps.tsx';
import { SuccessFrame } from './success-frame.tsx';
import { SuccessScene } from './success-scene.tsx';

type SuccessPageProps = {
  readonly data: TripData;
  /** What is to be paid; null if it cannot be read now. */
  readonly account: Account | null;
  /** Paying online, where that is offered. */
  readonly online: ReactNode;
  readonly progress?: ReactNode;
  readonly after: ReactNode;
};

/** Step 4: booked, and what happens next. A quote that is not booked says so instead, and so does a booking that was cancelled. */
export function SuccessPage({ data, account, online, progress, after }: SuccessPageProps) {
  const { travel, zone, choice } = data;
  const { t } = useTranslation('trip');
  const { reference, customer, bookingId } = travel;
  if (bookingId === null) {
    return <StandingTrip data={data} texts="success.notBooked" to={tripLink(data, 'check-itinerary')} progress={progress} after={after} />;
  }
  if (nameOfState(travel) === 'cancelled')
    return <StandingTrip data={data} texts="overview.cancelled" to={linkInFlow('my-booking', bookingId, 'canceled')} after={after} />;
  const own = { ...data, flow: 'my-booking', travel: { ...travel, id: bookingId } } as const;
  return (
    <SuccessFrame
      scene={<BookedScene data={data} bookingId={bookingId} progress={progress} />}
      aside={
        <>
          {choice !== null && <PriceBox choice={choice} travel={travel} zone={zone} withTerms />}
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <PrivateHead title={t('titles.success', { reference, name: fullNameOf(customer) })} />
      <MailNotice data={data} />
      <TripPart heading={t('success.stepsHeading')}>
        <NextSteps data={own} account={account} online={online} />
      </TripPart>
      <Ticket data={data} />
      <TripPart heading={t('itinerary.group')}>
        <OrderedFacts travel={travel} />
      </TripPart>
      <FoldedParts>
        <DocumentsPart data={own} account={account} />
      </FoldedParts>
    </SuccessFrame>
  );
}

type BookedSceneProps = Pick<SuccessPageProps, 'data' | 'progress'> & { readonly bookingId: string };

function BookedScene({ data: { travel }, bookingId, progress }: BookedSceneProps) {
  const { t } = useTranslation('trip');
  const pathTo = usePathTo();
  const momentOf = useMomentInWords(travel.timeZone);
  const { reference, customer, destination, bookedAt, quoteId } = travel;
  return (
    <SuccessScene
      progress={progress}
      facts={
        <>
          <Icon name="check" /> {bookedAt !== null && <span>{t('booking.bookedAt', { moment: momentOf(bookedAt) })}</span>}
          <span>{t('reference', { reference })}</span>
        </>
      }
      heading={t('success.heading', { destination })}
      lead={<NoWrap text={t('success.lead', { name: fullNameOf(customer), reference })} part={reference} />}
      actions={
        <>
          <ButtonLink to={{ page: 'my-booking', id: quoteId }} search={{ bookingId }} size="l" iconAfter="arrow-right">
            {t('success.manage')}
          </ButtonLink>
          <ButtonLink
            to={pathTo({ page: 'trip-document', flow: 'my-booking', id: bookingId, file: 'trip.ics' })}
            variant="secondary"
            size="l"
            icon="download"
            download
          >
            {t('documents.calendar')}
          </ButtonLink>
        </>
      }
    />
  );
}
