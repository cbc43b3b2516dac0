import type { ReactNode } from 'react';
import { nameOfState } from '#domain/trip/states.ts';
import { useMomentInWords, useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Panel } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { Price } from '../../../ui/price.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { FeeTable } from '../shared/price/fee-table.tsx';
import { ReasonForm } from '../shared/reason-form.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { findFeeStep, fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import type { ReasonValues } from './decline-quote.ts';

type CancelBookingPageProps = {
  readonly data: TripData;
  readonly idempotencyKey: string;
  readonly refusal: Refusal<ReasonValues> | undefined;
  readonly after: ReactNode;
};

/** What cancelling costs now, until when that holds, and the button. */
export function CancelBookingPage({ data, after, ...form }: CancelBookingPageProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const reasonOf = useRefusal();
  const { travel, zone } = data;
  const { reference, customer, canCancel, bookedAt, cancellationFeeCents: fee } = travel;
  if (nameOfState(travel) === 'done')
    return <StandingTrip data={data} texts="overview.driven" to={tripLink(data, 'overview')} after={after} />;
  return (
    <TripPage
      heading={t('cancelBooking.heading')}
      lead={t('cancelBooking.lead', { reference, date: words.day(travel.firstDate) })}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t('titles.cancelBooking', { reference, name: fullNameOf(customer) })} />
      {canCancel.allowed && fee !== null ? (
        <ConfirmCancellation data={data} fee={fee} {...form} />
      ) : (
        <Notice kind="warning" title={t('cancelBooking.refused')}>
          {bookedAt === null ? t('booking.notBooked') : reasonOf(canCancel.reason)}
        </Notice>
      )}
      {fee !== null && (
        <TripPart heading={words.t('cancellation.title')} lead={t('fees.bookingLead')}>
          <FeeTable travel={travel} zone={zone} />
        </TripPart>
      )}
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={travel.stops} namesZone={travel.namesZone} />
      </TripPart>
    </TripPage>
  );
}

type ConfirmProps = Omit<CancelBookingPageProps, 'after'> & { readonly fee: number };

function ConfirmCancellation({ data, fee, idempotencyKey, refusal }: ConfirmProps) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const { travel } = data;
  const momentOf = useMomentInWords(travel.timeZone);
  const until = findFeeStep(travel.cancellationSteps, travel.now)?.until ?? null;
  const hasChanged = refusal?.issues.some(({ field, code }) => field !== 'version' && code === 'changed') ?? false;
  return (
    <>
      {hasChanged && (
        <Notice kind="warning" live="alert">
          {t('cancelBooking.changed', { fee: money(fee) })}
        </Notice>
      )}
      <Panel tone="tint">
        <p className={styles.title}>{fee === 0 ? t('cancelBooking.feeFree') : t('cancelBooking.feeNow')}</p>
        {fee > 0 && <Price cents={fee} size="xl" />}
        <p>{until === null ? t('cancelBooking.last') : t('cancelBooking.until', { moment: momentOf(until) })}</p>
      </Panel>
      <ReasonForm
        data={data}
        idempotencyKey={idempotencyKey}
        refusal={refusal}
        label={t('cancelBooking.reason')}
        hint={t('cancelBooking.reasonHint')}
        confirm={
          <NoWrap text={fee === 0 ? t('cancelBooking.confirmFree') : t('cancelBooking.confirm', { fee: money(fee) })} part={money(fee)} />
        }
        keep={{ to: tripLink(data, 'overview'), label: t('cancelBooking.keep') }}
      >
        <input type="hidden" name="expectedFee" value={fee} />
        <Notice>{t('cancelBooking.final')}</Notice>
      </ReasonForm>
    </>
  );
}
