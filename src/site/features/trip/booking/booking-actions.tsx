import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import styles from '../shared/panel.module.css';
import type { TripData } from '../shared/state/load-trip.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';

/** Change and cancel, or why that is not possible. */
export function BookingActions({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const refusal = useRefusal();
  const { canCancel, canChangeItinerary, cancellationFeeCents: fee } = data.travel;
  const reasons = new Set([canChangeItinerary, canCancel].flatMap(({ allowed, reason }) => (allowed ? [] : [refusal(reason)])));
  return (
    <>
      {canCancel.allowed && fee !== null && <p>{fee === 0 ? t('booking.cancelFree') : t('booking.cancelCosts', { fee: money(fee) })}</p>}
      {[...reasons].map((reason) => (
        <Notice key={reason}>{reason}</Notice>
      ))}
      <p className={styles.actions}>
        {canChangeItinerary.allowed && (
          <ButtonLink to={tripLink(data, 'change-itinerary')} variant="secondary" icon="edit">
            {t('booking.change')}
          </ButtonLink>
        )}
        {canCancel.allowed && (
          <ButtonLink to={tripLink(data, 'cancel')} variant="quiet">
            {t('booking.cancel')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
