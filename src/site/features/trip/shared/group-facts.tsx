import { useTranslation } from '../../../i18n/site-texts.ts';
import { SummaryList, type SummaryRow } from '../../../ui/summary-list.tsx';
import type { Travel } from './travel.ts';
import { type TripWords, useTripWords } from './use-trip-words.ts';

/** Who and what comes along, and how far. */
export function GroupFacts({ travel }: { readonly travel: Travel }) {
  const { t } = useTranslation('trip');
  const words = useTripWords();
  const rows: readonly (SummaryRow | null)[] = [
    { key: t('itinerary.group'), value: groupOf(travel, t('passengers', { count: travel.passengers }), words) },
    { key: t('itinerary.luggage'), value: words.named([`form:luggage.${travel.luggage}`]) },
    travel.extras.length === 0
      ? null
      : { key: t('itinerary.extras'), value: travel.extras.map((extra) => words.named([`form:extras.${extra}`])).join(', ') },
    travel.kilometers === null
      ? null
      : {
          key: t('itinerary.route'),
          value: (
            <>
              <p>{t('itinerary.kilometres', { kilometres: words.number(travel.kilometers) })}</p>
              {travel.emptyKilometers !== null && travel.emptyKilometers > 0 && (
                <p>{t('itinerary.emptyKilometres', { kilometres: words.number(travel.emptyKilometers) })}</p>
              )}
              <p>{t('itinerary.days', { count: travel.days })}</p>
            </>
          ),
        },
  ];
  return <SummaryList rows={rows.filter((row) => row !== null)} />;
}

function groupOf({ wheelchairPlaces, flightNumber, additionalInformation }: Travel, passengers: string, { named }: TripWords) {
  return (
    <>
      <p>{passengers}</p>
      {wheelchairPlaces > 0 && <p>{named(['itinerary.wheelchairPlaces'], { count: wheelchairPlaces })}</p>}
      {flightNumber !== '' && <p>{named(['itinerary.flightNumber'], { number: flightNumber })}</p>}
      {additionalInformation !== '' && <p>{named(['itinerary.notes'], { notes: additionalInformation })}</p>}
    </>
  );
}
