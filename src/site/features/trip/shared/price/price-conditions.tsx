import { TightStops } from '../../../../explain/tight-stops.tsx';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { Notice } from '../../../../ui/message/notice.tsx';
import type { Travel, TravelStop } from '../state/travel.ts';

/** The conditions of the price: up to which distance each address may differ, each sentence once. */
export function usePriceConditions(stops: readonly TravelStop[]): readonly string[] {
  const { whereabouts } = useTravelWords();
  return [...new Set(stops.flatMap((stop) => whereabouts({ ...stop, ...stop.accuracy }) ?? []))];
}

/** The same, never folded, wherever the price is shown or ordered; and the stops that the coach reaches late. */
export function PriceConditions({ stops, tightStops }: Pick<Travel, 'stops' | 'tightStops'>) {
  const { t } = useTranslation('trip');
  const conditions = usePriceConditions(stops);
  return (
    <>
      {conditions.length > 0 && (
        <Notice title={t('conditions.heading')}>
          {conditions.map((condition) => (
            <p key={condition}>{condition}</p>
          ))}
        </Notice>
      )}
      <TightStops tightStops={tightStops} />
    </>
  );
}
