import { timesOf } from '../../../../explain/stop-times.ts';
import { useMomentInWords, useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import type { Fact } from '../../../../ui/facts/fact-list.tsx';
import { type Choice, findFeeStep, type Travel } from '../state/travel.ts';

type Described = Pick<Travel, 'stops' | 'passengers'>;

/** The order in a few lines: date, route, vehicle and passengers. */
export function useTripFacts({ stops, passengers }: Described, choice: Choice): readonly Fact[] {
  const words = useTravelWords();
  const [first] = stops;
  const departure = first === undefined ? null : timesOf(first).departure;
  return [
    ...(departure === null ? [] : [{ sign: 'calendar', value: `${words.day(departure.date)}, ${words.clockTime(departure)}` } as const]),
    { sign: 'route', value: stops.map(({ name }) => name).join(' – ') },
    { sign: 'bus', value: `${words.vehicles(choice.vehicles)}, ${words.seats(choice.seats)}` },
    { sign: 'people', value: words.passengers(passengers) },
  ];
}

/** What is included, until when cancelling is free, and until when the price holds. */
export function useTermFacts(travel: Pick<Travel, 'cancellationSteps' | 'now' | 'timeZone' | 'bookedAt'>, choice: Choice): readonly Fact[] {
  const { t } = useTranslation('trip');
  const momentOf = useMomentInWords(travel.timeZone);
  const step = findFeeStep(travel.cancellationSteps, travel.now);
  const isAllIn = choice.lines.every(({ included }) => included);
  const isFree = step !== null && step.feeCents === 0 && step.until !== null;
  const key = travel.bookedAt === null ? 'overview.freeCancellingIfBooked' : 'overview.freeCancelling';
  return [
    ...(isAllIn ? [{ sign: 'check', value: t('overview.included') } as const] : []),
    ...(isFree ? [{ sign: 'shield', value: t(key, { moment: momentOf(step.until) }) } as const] : []),
  ];
}
