import { formatLocalDateTime } from '#domain/calendar/format-date.ts';
import type { TravelWords } from './travel-words.ts';

type LocalMoment = { readonly date: string; readonly time: string };

/** How a part of a group comes back that does so by two returns. */
type ReturnTimes = {
  readonly passengers: number;
  readonly leaves: LocalMoment;
  /** Null where nobody planned it yet. */
  readonly arrives: LocalMoment | null;
  readonly vehicles: readonly string[];
};

/** Each part in a line, "40 passengers: return 06/12/2026 01:00, Coach, back about 01:30"; none where all come back together. */
export function sayReturns(returns: readonly ReturnTimes[], words: TravelWords): readonly string[] {
  const { t } = words;
  return returns.map(({ passengers, leaves, arrives, vehicles }) => {
    const parts = [
      t('returns.leaves', { passengers: words.passengers(passengers), moment: formatLocalDateTime(leaves) }),
      vehicles.length === 0 ? null : words.vehicles(vehicles),
      arrives === null ? null : t('stops.back', { moment: arrives.date === leaves.date ? arrives.time : formatLocalDateTime(arrives) }),
    ];
    return parts.filter((part) => part !== null).join(', ');
  });
}
