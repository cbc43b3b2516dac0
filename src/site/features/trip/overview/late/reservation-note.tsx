import { reservationTerms } from '#domain/trip/reservation.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { SiteLink } from '../../../../ui/link/site-link.tsx';
import { Notice } from '../../../../ui/message/notice.tsx';
import { useZonedMoment } from '../../reserve/use-zoned-moment.ts';
import styles from '../../shared/panel.module.css';
import type { TripData } from '../../shared/state/load-trip.ts';
import { type Choice, optionToCarry } from '../../shared/state/travel.ts';
import { tripLink } from '../../shared/state/trip-link.ts';

export type ReservationNoteProps = { readonly data: TripData; readonly choice: Choice };

/** Beneath the button that orders: that the vehicles are held, were held, or can be held until the group has decided. */
export function ReservationNote({ data, choice }: ReservationNoteProps) {
  const { t } = useTranslation('trip');
  const momentOf = useZonedMoment(data);
  const { reservation } = data.travel;
  const option = optionToCarry(data.travel, choice);
  const to = tripLink(data, 'reserve');
  if (reservation === null) {
    return (
      <p className={styles.links}>
        <SiteLink to={to} search={option === null ? {} : { option }}>
          {t('reserve.link', { hours: reservationTerms.hours })}
        </SiteLink>
      </p>
    );
  }
  const moment = momentOf(reservation.until);
  if (!reservation.isOpen) return <p className={styles.text}>{t('reserve.over', { moment })}</p>;
  return (
    <Notice kind="success" title={t('reserve.held', { moment })}>
      <p className={styles.links}>
        <SiteLink to={to}>{t('reserve.heldLink')}</SiteLink>
      </p>
    </Notice>
  );
}
