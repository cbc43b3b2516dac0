import { usePartRows } from '../../../explain/use-part-rows.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SummaryList, type SummaryRow } from '../../../ui/summary/summary-list.tsx';
import type { Travel } from './state/travel.ts';

/** Who and what comes along, and how far. */
export function GroupFacts({ travel }: { readonly travel: Travel }) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const parts = usePartRows(travel.parts);
  // Each part then says its own.
  const boardsApart = travel.parts.some(({ boards }) => boards !== null);
  const rows: readonly (SummaryRow | null)[] = [
    { key: t('itinerary.group'), value: <Group travel={travel} /> },
    ...parts,
    { key: t('itinerary.luggage'), value: named([`form:luggage.${travel.luggage}`]) },
    travel.extras.length === 0
      ? null
      : { key: t('itinerary.extras'), value: travel.extras.map((extra) => named([`form:extras.${extra}`])).join(', ') },
    travel.kilometers === null
      ? null
      : {
          key: t('itinerary.route'),
          value: (
            <>
              {!boardsApart && <p>{t('itinerary.kilometres', { kilometres: words.number(travel.kilometers) })}</p>}
              {!boardsApart && travel.emptyKilometers !== null && travel.emptyKilometers > 0 && (
                <p>{t('itinerary.emptyKilometres', { kilometres: words.number(travel.emptyKilometers) })}</p>
              )}
              <p>{t('itinerary.days', { count: travel.days })}</p>
            </>
          ),
        },
  ];
  return <SummaryList rows={rows.filter((row) => row !== null)} />;
}

function Group({ travel }: { readonly travel: Travel }) {
  const { t } = useTranslation('trip');
  const { passengers, childSeats } = useTravelWords();
  const { wheelchairPlaces, flightNumber, additionalInformation } = travel;
  return (
    <>
      <p>{passengers(travel.passengers)}</p>
      {wheelchairPlaces > 0 && <p>{t('itinerary.wheelchairPlaces', { count: wheelchairPlaces })}</p>}
      {childSeats(travel) !== null && <p>{childSeats(travel)}</p>}
      {flightNumber !== '' && <p>{t('itinerary.flightNumber', { number: flightNumber })}</p>}
      {additionalInformation !== '' && <p>{t('itinerary.notes', { notes: additionalInformation })}</p>}
    </>
  );
}
