import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { findNextMoment } from '#domain/trip/next-moment.ts';
import { momentOf } from '../../../explain/stop-times.ts';
import { useOrderedRows } from '../../../explain/use-ordered-rows.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { RoutePicture } from '../../../ui/route/route-picture.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { VehicleSides } from '../../../ui/vehicle/vehicle-sides.tsx';
import { LostForm, type LostRefusal } from '../lost/lost-form.tsx';
import { FoldedPart, FoldedParts } from '../shared/folded-part.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { useCrewRoute } from '../shared/use-crew-route.ts';
import { ArrivalBoard } from './arrival-board.tsx';
import type { SharedTrip } from './load-shared-trip.ts';
import { mapOf } from './map-of.ts';
import board from './shared-trip-page.module.css';

/** A trip for parents and participants: times, places and vehicles. Without prices and names (specification of the product, "share"). */
export function SharedTripPage({ trip, lost }: { readonly trip: SharedTrip; readonly lost?: LostRefusal }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { description, stops, routePicture, reference } = trip;
  const date = stops[0]?.date ?? '';
  const next = findNextMoment(trip);
  // The sign says where the one is that it rests on.
  const others = trip.coaches.filter(({ at }) => at !== next?.seenAt);
  const isSaved = useSearchParams()[0].has('saved');
  return (
    <TripPage sign={<ArrivalBoard trip={trip} />} aside={<Timetable trip={trip} />} printsAlone>
      <StateNotice trip={trip} />
      {routePicture && trip.state !== 'cancelled' && (
        <figure className={board.map}>
          <RoutePicture svg={routePicture} />
          <figcaption>{t('overview.mapCaption')}</figcaption>
        </figure>
      )}
      <PrivateHead title={t('titles.shared', { route: description, date: words.day(date) })} />
      {trip.delayMinutes !== null && (
        <Notice title={t('sharedTrip.late', { minutes: trip.delayMinutes })}>{t('sharedTrip.lateText')}</Notice>
      )}
      {others.map((coach) => (
        <CoachNotice key={`${coach.date} ${coach.time}`} coach={coach} />
      ))}
      {trip.canReportLost && (
        <FoldedParts>
          <FoldedPart heading={t('lost.heading')} id="lost" screenOnly open={lost !== undefined || isSaved}>
            <LostForm refusal={lost} isOfGroup />
          </FoldedPart>
        </FoldedParts>
      )}
      <p className={styles.text}>
        {t('sharedTrip.private')} {t('reference', { reference })}
      </p>
    </TripPage>
  );
}

/** The coach, the stops by their times, and what people keep of them. */
function Timetable({ trip }: { readonly trip: SharedTrip }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const pathTo = usePathTo();
  const { id = '' } = useParams();
  const ordered = useOrderedRows(trip);
  const routeOf = useCrewRoute();
  return (
    <>
      <div className={board.coach}>
        <VehicleSides vehicles={trip.vehicles} eager />
        <div>
          <p className={board.label}>{t('sharedTrip.vehicle')}</p>
          <p>{words.vehicles(trip.vehicles)}</p>
          {trip.assignedCoaches.map(({ plate, route }) => (
            <Fragment key={`${plate} ${routeOf(route)}`}>
              <p className={board.plate}>{plate}</p>
              {route.length > 0 && <p>{routeOf(route)}</p>}
            </Fragment>
          ))}
        </div>
      </div>
      <TripPart heading={t('sharedTrip.itinerary')} lead={trip.state === 'booked' ? t('sharedTrip.ready') : undefined}>
        <ItineraryList stops={trip.stops} namesZone={trip.namesZone} />
        {ordered.length > 0 && <SummaryList rows={ordered} />}
      </TripPart>
      {trip.state === 'booked' && (
        <p className={styles.actions}>
          <ButtonLink
            to={pathTo({ page: 'trip-document', flow: 'shared', id, file: 'trip.ics' })}
            variant="secondary"
            icon="download"
            download
          >
            {t('documents.calendar')}
          </ButtonLink>
        </p>
      )}
      <PhonePanel reference={trip.reference} />
    </>
  );
}

/** The position of a coach, as its driver reported it. */
function CoachNotice({ coach }: { readonly coach: SharedTrip['coaches'][number] }) {
  const { t } = useTranslation('trip');
  const { clockTime } = useTravelWords();
  const { latitude, longitude, stop, expectedTime } = coach;
  const expected = momentOf({ date: coach.date, time: expectedTime, hour: coach.expectedHour });
  return (
    <Notice title={t('sharedTrip.coach', { time: clockTime(momentOf(coach)) })}>
      {stop !== null && expected !== null && `${t('sharedTrip.coachExpected', { stop, time: clockTime(expected) })} `}
      <a href={mapOf({ latitude, longitude })} target="_blank" rel="noreferrer">
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
