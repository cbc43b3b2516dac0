import { useSearchParams } from 'react-router';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import panel from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';
import { TripPage } from '../shared/trip-page.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewStateOf } from './review-state.ts';
import { createReviewValues, type ReviewValues } from './review-values.ts';

type ReviewPageProps = { readonly data: TripData; readonly refusal: Refusal<ReviewValues> | undefined };

/** The personal page for reviewing a trip, once, after it is over. */
export function ReviewPage({ data, refusal }: ReviewPageProps) {
  const { t } = useTranslation('trip');
  const { day } = useTravelWords();
  const { travel } = data;
  const { reference, customer } = travel;
  const isOpen = reviewStateOf(travel) === 'open';
  const isGiven = reviewStateOf(travel) === 'reviewed';
  return (
    <TripPage
      heading={t('review.heading')}
      lead={isOpen ? t('review.lead', { destination: travel.destination, date: day(travel.firstDate) }) : undefined}
      facts={<span>{t('reference', { reference })}</span>}
      picture={isGiven ? <Illustration name="scene-reviews" eager /> : undefined}
      aside={<PhonePanel reference={reference} />}
    >
      <PrivateHead title={t('titles.review', { reference })} />
      {isOpen ? <ReviewForm initial={createReviewValues(customer.firstName)} refusal={refusal} /> : <ReviewState data={data} />}
      <p className={panel.actions}>
        <ButtonLink to={tripLink(data, 'overview')} variant="secondary">
          {t('review.back')}
        </ButtonLink>
      </p>
    </TripPage>
  );
}

/** Why there is nothing to fill in. */
function ReviewState({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const refusal = useRefusal();
  const isSent = useSearchParams()[0].has('sent');
  const state = reviewStateOf(data.travel);
  if (state === 'reviewed' && isSent) {
    return (
      <Notice kind="success" live="status" title={t('review.thanks')}>
        {t('review.thanksText')}
      </Notice>
    );
  }
  if (state === 'reviewed') return <Notice title={t('review.already')}>{t('review.alreadyText')}</Notice>;
  if (state === 'too-early') return <Notice title={t('review.tooEarly')}>{t('review.tooEarlyText')}</Notice>;
  return (
    <Notice kind="warning" title={t('review.refused')}>
      {state === 'not-booked' ? t('booking.notBooked') : refusal(data.travel.canReview.reason)}
    </Notice>
  );
}
