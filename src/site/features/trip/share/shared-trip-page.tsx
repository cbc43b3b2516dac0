import { useOrderedRows } from '../../../explain/use-ordered-rows.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { LostForm, type LostRefusal } from '../lost/lost-form.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import type { SharedTrip } from './load-shared-trip.ts';

/** A trip for parents and participants: times, places and vehicles. Without prices and names (specification of the product, "share"). */
export function SharedTripPage({ trip, lost }: { readonly trip: SharedTrip; readonly lost?: LostRefusal }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { reference, description, stops, routePicture } = trip;
  const ordered = useOrderedRows(trip);
  const date = stops[0]?.date ?? '';
  const picture = trip.state === 'done' ? 'trip-over' : trip.state === 'cancelled' ? 'cancelled' : undefined;
  return (
    <TripPage
      heading={description}
      lead={t('sharedTrip.departs', { date: words.day(date) })}
      facts={<SharedFacts trip={trip} />}
      picture={picture && <Illustration name={picture} eager />}
      aside={<PhonePanel reference={reference} />}
      printsAlone
    >
      <PrivateHead title={t('titles.shared', { route: description, date: words.day(date) })} />
      <StateNotice trip={trip} />
      {trip.delayMinutes !== null && (
        <Notice title={t('sharedTrip.late', { minutes: trip.delayMinutes })}>{t('sharedTrip.lateText')}</Notice>
      )}
      {trip.coaches.map((coach) => (
        <CoachNotice key={`${coach.date} ${coach.time}`} coach={coach} />
      ))}
      <TripPart heading={t('sharedTrip.itinerary')} lead={trip.state === 'booked' ? t('sharedTrip.ready') : undefined}>
        <ItineraryList stops={stops} namesZone={trip.namesZone} routePicture={routePicture} />
        <SummaryList rows={[{ key: t('sharedTrip.vehicle'), value: words.vehicles(trip.vehicles) }, ...ordered]} />
        <p className={styles.text}>{t('sharedTrip.private')}</p>
      </TripPart>
      {trip.canReportLost && (
        <section id="lost">
          <TripPart heading={t('lost.heading')}>
            <LostForm refusal={lost} isOfGroup />
          </TripPart>
        </section>
      )}
    </TripPage>
  );
}

function SharedFacts({ trip }: { readonly trip: SharedTrip }) {
  const { t } = useTranslation('trip');
  return (
    <>
      {trip.state === 'cancelled' && <Badge kind="error">{t('booking.statuses.cancelled')}</Badge>}
      <span>{t('reference', { reference: trip.reference })}</span>
    </>
  );
}

/** The position of a coach, as its driver reported it. */
function CoachNotice({ coach: { time, latitude, longitude, stop, expectedTime } }: { readonly coach: SharedTrip['coaches'][number] }) {
  const { t } = useTranslation('trip');
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;
  return (
    <Notice title={t('sharedTrip.coach', { time })}>
      {stop !== null && expectedTime !== null && `${t('sharedTrip.coachExpected', { stop, time: expectedTime })} `}
      <a href={map} target="_blank" rel="noreferrer">
        {t('sharedTrip.coachMap')}
      </a>
    </Notice>
  );
}

function StateNotice({ trip }: { readonly trip: SharedTrip }) {
  const { t } = useTranslation('trip');
  if (trip.state === 'cancelled') {
    return (
      <Notice kind="error" title={t('sharedTrip.cancelled')}>
        {t('sharedTrip.cancelledText')}
      </Notice>
    );
  }
  return trip.state === 'done' ? <Notice>{t('sharedTrip.done')}</Notice> : null;
}
