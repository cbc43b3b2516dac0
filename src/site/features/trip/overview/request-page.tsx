import type { ReactNode } from 'react';
import { AnswerNote } from '../../../explain/answer-note.tsx';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Price } from '../../../ui/price.tsx';
import { GroupFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import { MailNotice } from '../shared/mail-notice.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import { fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { SentNotice } from './sent-notice.tsx';

/** A trip that a person is pricing: why, and that the customer need not do anything. */
export function RequestPage({ data, after }: { readonly data: TripData; readonly after: ReactNode }) {
  const { t, named } = useTranslation('trip');
  const { travel } = data;
  const { reference, customer, personReasons, onRequestCents } = travel;
  const isOnRequest = travel.answerKind === 'vehicle';
  return (
    <TripPage
      heading={t(isOnRequest ? 'request.onRequestHeading' : 'request.heading')}
      lead={t(isOnRequest ? 'request.onRequestLead' : 'request.lead', { email: customer.email })}
      facts={<span>{t('reference', { reference })}</span>}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t('titles.request', { reference, name: fullNameOf(customer) })} />
      <SentNotice travel={travel} />
      <MailNotice data={data} />
      <TripPart heading={t('request.reasonsHeading')}>
        <ul className={styles.lines}>
          {(personReasons.length === 0 ? ['other'] : personReasons).map((reason) => (
            <li key={reason}>{named([`request.reasons.${reason}`, 'request.reasons.other'])}</li>
          ))}
        </ul>
        {onRequestCents !== null && (
          <p>
            {t('request.onRequest')} <Price cents={onRequestCents} /> {t('request.inclVat')}
          </p>
        )}
        <p>
          <AnswerNote answer={travel} />
        </p>
      </TripPart>
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList
          stops={travel.stops}
          namesZone={travel.namesZone}
          routePicture={travel.routePicture}
          withWhereabouts
          isPriced={onRequestCents !== null}
        />
        <GroupFacts travel={travel} />
      </TripPart>
      <p className={styles.links}>
        <SiteLink to={tripLink(data, 'change-itinerary')}>{t('overview.changeTrip')}</SiteLink>
        <SiteLink to={tripLink(data, 'cancel')}>{t('request.decline')}</SiteLink>
      </p>
    </TripPage>
  );
}
