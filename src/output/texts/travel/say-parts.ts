import type { LocalMoment } from '#domain/calendar/doubled-hour.ts';
import { sayMoment } from './stop-words.ts';
import type { TravelWords } from './travel-words.ts';

/** How a part of a group travels that boards or returns separately. */
export type PartTimes = {
  readonly passengers: number;
  /** Null if all board at the first stop. */
  readonly boards: (LocalMoment & { readonly address: string }) | null;
  /** Null on a trip without a return. */
  readonly returns: LocalMoment | null;
  /** Null until planned. */
  readonly arrives: LocalMoment | null;
  readonly vehicles: readonly string[];
  /** With the part aboard; null or absent if all parts take one road. */
  readonly kilometres?: number | null;
};

/**
 * Each part in a line, "40 passengers: return 06/12/2026 01:00, Coach, back about 01:30" or "40 passengers: 05/12/2026 08:15, Dom Church,
 * Utrecht; Coach"; none if all travel together.
 */
export function sayParts(parts: readonly PartTimes[], words: TravelWords): readonly string[] {
  const isApart = new Set(parts.flatMap(({ returns }) => (returns === null ? [] : words.localMoment(returns)))).size > 1;
  return parts.map((part) => {
    const { vehicles, kilometres = null } = part;
    const said = [
      sayBeginning(part, words),
      vehicles.length === 0 ? null : words.vehicles(vehicles),
      ...sayWayHome(part, { isApart, words }),
      kilometres === null ? null : words.t('pickUps.way', { kilometres: words.number(kilometres) }),
    ];
    return said.filter((text) => text !== null).join(', ');
  });
}

function sayBeginning({ passengers, boards, returns }: PartTimes, words: TravelWords): string {
  const people = words.passengers(passengers);
  if (boards === null) return words.t('returns.leaves', { passengers: people, moment: returns === null ? '' : words.localMoment(returns) });
  return words.t('pickUps.boards', { passengers: people, moment: words.localMoment(boards), place: boards.address });
}

/** When a part that boards separately sets out for home, if the parts also return separately, and when it arrives. */
function sayWayHome(
  { boards, returns, arrives }: PartTimes,
  { isApart, words }: { readonly isApart: boolean; readonly words: TravelWords },
): string[] {
  if (returns === null) return [];
  const leaves = boards !== null && isApart ? [words.t('returns.of', { time: words.clockTime(returns) })] : [];
  if (arrives === null) return leaves;
  return [...leaves, words.t('stops.back', { moment: sayMoment(arrives, returns.date, words) })];
}

/** How the group is divided: several pick-ups, or two returns. */
export function titleOfParts(parts: readonly Pick<PartTimes, 'boards'>[], { t }: TravelWords): string {
  return t(parts.some(({ boards }) => boards !== null) ? 'pickUps.title' : 'returns.title');
}

/** The part that a price line belongs to: "return 01:00", "from Dom Church"; null for a common line. */
export function namePart(
  part: { readonly boards: { readonly name: string } | null; readonly returns: LocalMoment | null } | undefined,
  { t, clockTime }: TravelWords,
): string | null {
  if (part === undefined) return null;
  if (part.boards !== null) return t('pickUps.of', { place: part.boards.name });
  return part.returns === null ? null : t('returns.of', { time: clockTime(part.returns) });
}
