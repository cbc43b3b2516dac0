import { useOrderedRows } from '../../../explain/use-ordered-rows.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SummaryList, type SummaryRow } from '../../../ui/summary/summary-list.tsx';
import type { Travel } from './state/travel.ts';

/** The passengers, what they bring, and the distance: beneath the list of stops, which has their notes. */
export function GroupFacts({ travel }: { readonly travel: Travel }) {
  const rows = useOrderedRows(travel, { besideStops: true });
  const route = useRouteRow(travel);
  return <SummaryList rows={[...rows, ...route]} />;
}

/** Everything that was ordered, where there is no list of stops. */
export function OrderedFacts({ travel }: { readonly travel: Pick<Travel, 'ordered' | 'parts'> }) {
  return <SummaryList rows={useOrderedRows(travel)} />;
}

function useRouteRow(travel: Travel): readonly SummaryRow[] {
  const { t } = useTranslation('trip');
  const { number } = useTravelWords();
  const { kilometers, emptyKilometers, parts, days } = travel;
  if (kilometers === null) return [];
  // Each part then has its own.
  const boardsApart = parts.some(({ boards }) => boards !== null);
  return [
    {
      key: t('itinerary.route'),
      value: (
        <>
          {!boardsApart && <p>{t('itinerary.kilometres', { kilometres: number(kilometers) })}</p>}
          {!boardsApart && emptyKilometers !== null && emptyKilometers > 0 && (
            <p>{t('itinerary.emptyKilometres', { kilometres: number(emptyKilometers) })}</p>
          )}
          <p>{t('itinerary.days', { count: days })}</p>
        </>
      ),
    },
  ];
}
