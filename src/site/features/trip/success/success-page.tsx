import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { Unbroken } from '../../../ui/text/unbroken.tsx';
import files from '../documents/documents.module.css';
import { FileLink } from '../documents/file-link.tsx';
import { linkInFlow } from '../shared/flow-links.ts';
import type { TripData } from '../shared/load-trip.ts';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { StandingTrip } from '../shared/standing-trip.tsx';
import { fullNameOf, type Travel } from '../shared/travel.ts';
import { tripLink } from '../shared/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { stateNameOf } from '../shared/trip-state.ts';
import { useTripWords } from '../shared/use-trip-words.ts';

type SuccessPageProps = { readonly data: TripData; readonly progress?: ReactNode; readonly after: ReactNode };

/** Step 4: booked, and what happens next. A quote that is not booked says so instead, and so does a booking that was cancelled. */
export function SuccessPage({ data, progress, after }: SuccessPageProps) {
  const { t } = useTranslation('trip');
  const { travel } = data;
  const { reference, customer, bookingId } = travel;
  const name = fullNameOf(customer);
  if (bookingId === null) {
    return <StandingTrip data={data} texts="success.notBooked" to={tripLink(data, 'check-itinerary')} progress={progress} after={after} />;
  }
  if (stateNameOf(travel) === 'cancelled')
    return <StandingTrip data={data} texts="overview.cancelled" to={linkInFlow('my-booking', bookingId, 'canceled')} after={after} />;
  return (
    <TripPage
      progress={progress}
      heading={t('success.heading')}
      lead={<Unbroken text={t('success.lead', { name, reference })} part={reference} />}
      facts={<span>{t('reference', { reference })}</span>}
      aside={
        <>
          <Illustration name="success" />
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <PrivateHead title={t('titles.success', { reference, name })} />
      <p className={styles.actions}>
        <ButtonLink to={{ page: 'my-booking', id: bookingId }} size="l" iconAfter="arrow-right">
          {t('success.manage')}
        </ButtonLink>
      </p>
      <ul className={files.files}>
        <li>
          <FileLink data={data} file="trip.ics">
            {t('documents.calendar')}
          </FileLink>
        </li>
        <li>
          <FileLink data={data} file="confirmation.pdf">
            {t('documents.confirmation')}
          </FileLink>
        </li>
      </ul>
      <TripPart heading={t('success.stepsHeading')}>
        <NextSteps travel={travel} />
      </TripPart>
    </TripPage>
  );
}

const stepNames = ['mail', 'invoice', 'plan', 'driver', 'day'] as const;

function NextSteps({ travel }: { readonly travel: Travel }) {
  const { t } = useTranslation('trip');
  const { named } = useTripWords();
  const [first] = travel.stops;
  const values = {
    email: travel.customer.email,
    payment: named([`payment.${travel.invoice?.paymentMethod ?? 'bank-transfer'}.label`]),
    place: first?.label ?? '',
    moment: first?.date ? `${formatDate(first.date)} ${first.time ?? ''}` : '',
  };
  return (
    <Steps steps={stepNames.map((step) => ({ title: t(`success.steps.${step}.title`), text: t(`success.steps.${step}.text`, values) }))} />
  );
}
