import type { ReactNode } from 'react';
import { nameOfState } from '#domain/trip/states.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { ItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import panel from '../shared/panel.module.css';
import type { TripData } from '../shared/state/load-trip.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { CallToChangePage } from './call-to-change-page.tsx';
import { ChangeForm } from './change-form.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { ChangeAnswer } from './send-itinerary-change.ts';

type ChangePageProps = {
  readonly data: TripData;
  /** The editor filled with the present trip. */
  readonly before: ItineraryValues;
  readonly answer: ChangeAnswer | undefined;
  readonly today: string;
  readonly after: ReactNode;
};

/** Changes the itinerary of a quote or booking: here where a price can be computed, else together with our people. */
export function ChangePage({ data, before, answer, today, after }: ChangePageProps) {
  const { t } = useTranslation('trip');
  const { travel, choice } = data;
  const { reference, customer, bookedAt, canChangeItinerary } = travel;
  if (nameOfState(travel) === 'done')
    return <StandingTrip data={data} texts="overview.driven" to={tripLink(data, 'overview')} after={after} />;
  if (choice === null || !canChangeItinerary.allowed) return <CallToChangePage data={data} after={after} />;
  return (
    <TripPage
      heading={t('changeTrip.heading')}
      lead={bookedAt === null ? t('changeTrip.editQuoteLead') : t('changeTrip.editBookingLead')}
      facts={<span>{t('reference', { reference })}</span>}
      after={after}
      wide
    >
      <PrivateHead title={t('titles.change', { reference, name: fullNameOf(customer) })} />
      {/* Drawn anew once somebody else has changed the trip: its fields then hold what both saved and typed. */}
      <ChangeForm key={travel.version} id={travel.id} version={travel.version} before={before} answer={answer} today={today} />
      <TripPart heading={t('changeTrip.helpHeading')} lead={t('changeTrip.helpLead', { reference })}>
        <p className={panel.actions}>
          <ContactLinks reference={reference} />
          <ButtonLink to={tripLink(data, 'overview')} variant="quiet" size="l">
            {t('changeTrip.back')}
          </ButtonLink>
        </p>
      </TripPart>
    </TripPage>
  );
}
