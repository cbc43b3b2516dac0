import type { ReactNode } from 'react';
import { nameOfState } from '#domain/trip/states.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { Steps } from '../../../ui/steps/steps.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { FileLink } from '../documents/file-link.tsx';
import type { Account } from '../documents/load-account.ts';
import { PaymentState } from '../documents/payment-part.tsx';
import { OrderedFacts } from '../shared/group-facts.tsx';
import { MailNotice } from '../shared/mail-notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { Ticket } from '../shared/price/ticket.tsx';
import { linkInFlow } from '../shared/state/flow-links.ts';
import type { TripData } from '../shared/state/load-trip.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { fullNameOf, type Travel } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import type { SuccessData } from './load-success-page.ts';

type SuccessPageProps = {
  readonly data: SuccessData;
  readonly progress?: ReactNode;
  readonly after: ReactNode;
  readonly sendLinks?: ReactNode;
};

/** Step 4: booked, and what happens next. A quote that is not booked says so instead, and so does a booking that was cancelled. */
export function SuccessPage({ data, progress, after, sendLinks }: SuccessPageProps) {
  const { t } = useTranslation('trip');
  const { travel } = data;
  const { reference, customer, bookingId, bookedAt } = travel;
  const name = fullNameOf(customer);
  if (bookingId === null && bookedAt !== null) return <BookedElsewhere data={data} sendLinks={sendLinks} after={after} />;
  if (bookingId === null) {
    return <StandingTrip data={data} texts="success.notBooked" to={tripLink(data, 'check-itinerary')} progress={progress} after={after} />;
  }
  if (nameOfState(travel) === 'cancelled')
    return <StandingTrip data={data} texts="overview.cancelled" to={linkInFlow('my-booking', bookingId, 'canceled')} after={after} />;
  const own = { flow: 'my-booking', travel: { ...travel, id: bookingId } } as const;
  return (
    <TripPage
      progress={progress}
      heading={t('success.heading')}
      lead={<NoWrap text={t('success.lead', { name, reference })} part={reference} />}
      facts={<span>{t('reference', { reference })}</span>}
      picture={<Illustration name="success" eager />}
      aside={
        data.account === null ? undefined : (
          <Panel tone="tint">
            <h2 className={styles.heading}>{t('payments.heading')}</h2>
            <PaymentState data={own} account={data.account} />
          </Panel>
        )
      }
      asideFirst
      after={after}
    >
      <PrivateHead title={t('titles.success', { reference, name })} />
      <MailNotice data={data} />
      <Ticket data={data}>
        <FileLink data={own} file="trip.ics">
          {t('documents.calendar')}
        </FileLink>
        <FileLink data={own} file="confirmation.pdf">
          {t('documents.confirmation')}
        </FileLink>
      </Ticket>
      <p className={styles.actions}>
        <ButtonLink to={{ page: 'my-booking', id: travel.quoteId }} search={{ bookingId }} size="l" iconAfter="arrow-right">
          {t('success.manage')}
        </ButtonLink>
      </p>
      <TripPart heading={t('itinerary.group')}>
        <OrderedFacts travel={travel} />
      </TripPart>
      <TripPart heading={t('success.stepsHeading')}>
        <NextSteps travel={travel} account={data.account} />
      </TripPart>
      <PhonePanel reference={reference} />
    </TripPage>
  );
}

type BookedElsewhereProps = { readonly data: TripData; readonly sendLinks: ReactNode; readonly after: ReactNode };

/**
 * For whoever has the quote's address and did not order here: the booking's own link went by mail, and can be sent again
 * (docs/specification.md#keys).
 */
function BookedElsewhere({ data, sendLinks, after }: BookedElsewhereProps) {
  const { t } = useTranslation('trip');
  const { reference } = data.travel;
  const isCancelled = nameOfState(data.travel) === 'cancelled';
  const texts = isCancelled ? 'success.cancelledElsewhere' : 'success.elsewhere';
  return (
    <TripPage
      heading={t(`${texts}.heading`)}
      lead={t(`${texts}.lead`, { reference })}
      facts={<span>{t('reference', { reference })}</span>}
      picture={<Illustration name={isCancelled ? 'cancelled' : 'success'} eager />}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t(`${texts}.heading`)} />
      <p>{t('success.elsewhere.text')}</p>
      {sendLinks}
    </TripPage>
  );
}

const stepNames = ['mail', 'invoice', 'plan', 'driver', 'day'] as const;

function NextSteps({ travel, account }: { readonly travel: Travel; readonly account: Account | null }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const [first] = travel.stops;
  const values = {
    email: travel.customer.email,
    place: first?.label ?? '',
    moment: first?.date ? [words.day(first.date), first.time ?? ''].filter((part) => part !== '').join(', ') : '',
  };
  const [later] = account?.transfer === null ? account.due : [];
  const textOf = (step: (typeof stepNames)[number]) =>
    step === 'invoice' && later !== undefined
      ? t('success.steps.invoice.later', { amount: words.money(later.amountCents), date: words.day(later.dueOn) })
      : t(`success.steps.${step}.text`, values);
  return <Steps steps={stepNames.map((step) => ({ title: t(`success.steps.${step}.title`), text: textOf(step) }))} />;
}
