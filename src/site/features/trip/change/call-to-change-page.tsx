import type { ReactNode } from 'react';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { Steps } from '../../../ui/steps/steps.tsx';
import { AgainForm } from '../shared/again-form.tsx';
import { GroupFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import type { TripData } from '../shared/state/load-trip.ts';
import { fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { ContactLinks } from './contact-links.tsx';

const stepNames = ['tell', 'price', 'agree'] as const;

/** How to change a trip that cannot be changed here: a new request, or for a booking a call to our people. */
export function CallToChangePage({ data, after }: { readonly data: TripData; readonly after: ReactNode }) {
  const { t } = useTranslation('trip');
  const refusal = useRefusal();
  const { travel } = data;
  const { reference, customer, bookedAt, canChangeItinerary } = travel;
  return (
    <TripPage
      heading={t('changeTrip.heading')}
      lead={bookedAt === null ? t('changeTrip.quoteLead') : t('changeTrip.bookingLead')}
      facts={<span>{t('reference', { reference })}</span>}
      after={after}
    >
      <PrivateHead title={t('titles.change', { reference, name: fullNameOf(customer) })} />
      {!canChangeItinerary.allowed && (
        <Notice kind="warning" title={t('changeTrip.refused')}>
          {refusal(canChangeItinerary.reason)}
        </Notice>
      )}
      <div className={styles.actions}>
        {bookedAt === null && <AgainForm travel={travel} label={t('changeTrip.newQuote')} keepsDays size="l" />}
        <ContactLinks reference={reference} isFirst={bookedAt !== null} />
      </div>
      {bookedAt !== null && (
        <TripPart heading={t('changeTrip.how')}>
          <Steps
            steps={stepNames.map((step) => ({
              title: t(`changeTrip.steps.${step}.title`),
              text: t(`changeTrip.steps.${step}.text`, { reference }),
            }))}
          />
        </TripPart>
      )}
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={travel.stops} namesZone={travel.namesZone} />
        <GroupFacts travel={travel} />
      </TripPart>
      <p className={styles.actions}>
        <ButtonLink to={tripLink(data, 'overview')} variant="secondary">
          {t('changeTrip.back')}
        </ButtonLink>
      </p>
    </TripPage>
  );
}
