import { reservationTerms } from '#domain/trip/reservation.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBox } from '../shared/price/price-box.tsx';
import { fullNameOf, optionToCarry } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import type { ReservePageProps } from './load-reserve-page.ts';
import { ReleaseForm, ReserveForm } from './reserve-form.tsx';
import { useZonedMoment } from './use-zoned-moment.ts';

/** For a group that has to decide first: the vehicles of its quote, set aside for some time. */
export function ReservePage(props: ReservePageProps) {
  const { data } = props;
  const { t } = useTranslation('trip');
  const momentOf = useZonedMoment(data);
  const { travel, choice, zone } = data;
  const { reference, customer, reservation } = travel;
  const isHeld = reservation?.isOpen === true;
  const heading = isHeld ? t('reserve.openHeading') : t('reserve.heading', { hours: reservationTerms.hours });
  const offered = data.offer.kind === 'free' ? t('reserve.lead') : t('reserve.leadOtherwise');
  const lead = isHeld ? t('reserve.openLead', { moment: momentOf(reservation.until) }) : offered;
  return (
    <TripPage
      heading={heading}
      lead={lead}
      facts={<span>{t('reference', { reference })}</span>}
      aside={
        <>
          <PriceBox choice={choice} travel={travel} zone={zone} />
          <PhonePanel reference={reference} />
        </>
      }
    >
      <PrivateHead title={t('titles.reserve', { reference, name: fullNameOf(customer) })} />
      {isHeld ? <Held {...props} /> : <Offered {...props} />}
    </TripPage>
  );
}

function Held({ data, refusal }: ReservePageProps) {
  const { t } = useTranslation('trip');
  const option = optionToCarry(data.travel, data.choice);
  return (
    <>
      <TripPart heading={t('reserve.orderNow')} lead={t('reserve.openText')}>
        <div className={styles.actions}>
          <ButtonLink to={tripLink(data, 'contact-details')} search={option === null ? {} : { option }} size="l" iconAfter="arrow-right">
            {t('overview.next')}
          </ButtonLink>
          <ButtonLink to={tripLink(data, 'overview')} variant="secondary" size="l">
            {t('reserve.keep')}
          </ButtonLink>
        </div>
      </TripPart>
      <ReleaseForm data={data} refusal={refusal} />
    </>
  );
}

function Offered(props: ReservePageProps) {
  const { t } = useTranslation('trip');
  const refused = useRefusal();
  const momentOf = useZonedMoment(props.data);
  const { travel, offer } = props.data;
  const back = (
    <ButtonLink to={tripLink(props.data, 'overview')} variant="secondary" size="l">
      {t('reserve.keep')}
    </ButtonLink>
  );
  switch (offer.kind) {
    case 'free':
      return <ReserveForm {...props} back={back} />;
    case 'full':
      return <ReserveForm {...props} back={back} isFull />;
    case 'guaranteed':
      return (
        <Notice kind="success" title={t('reserve.openHeading')}>
          <p>{t('reserve.guaranteed', { moment: momentOf(offer.until ?? travel.now) })}</p>
          <div className={styles.actions}>{back}</div>
        </Notice>
      );
    case 'uncounted':
      return (
        <Notice kind="info" title={t('reserve.uncountedTitle')}>
          <p>{t('reserve.uncountedText', { reference: travel.reference })}</p>
          <div className={styles.actions}>
            <ButtonLink to={{ page: 'contact' }} size="l">
              {t('reserve.write')}
            </ButtonLink>
            {back}
          </div>
        </Notice>
      );
    default:
      return (
        <Notice kind="warning" title={t('reserve.refusedTitle')}>
          <p>{refused(offer.reason)}</p>
          <div className={styles.actions}>{back}</div>
        </Notice>
      );
  }
}
