import type { TravelWords } from './travel-words.ts';

type LocalMoment = { readonly date: string; readonly time: string };

/** How a part of a group travels that boards or comes back apart. */
export type PartTimes = {
  readonly passengers: number;
  /** Null where all board at the first stop. */
  readonly boards: (LocalMoment & { readonly address: string }) | null;
  /** Null on a trip that does not come back. */
  readonly returns: LocalMoment | null;
  /** Null where nobody planned it yet. */
  readonly arrives: LocalMoment | null;
  readonly vehicles: readonly string[];
  /** With the part aboard; null or absent where all parts take one road. */
  readonly kilometres?: number | null;
};

/**
 * Each part in a line, "40 passengers: return 06/12/2026 01:00, Coach, back about 01:30" or "40 passengers: 05/12/2026 08:15, Dom Church,
 * Utrecht; Coach"; none where all travel together.
 */
export function sayParts(parts: readonly PartTimes[], words: TravelWords): readonly string[] {
  const isApart = new Set(parts.flatMap(({ returns }) => (returns === null ? [] : `${returns.date} ${returns.time}`))).size > 1;
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

/** When a part sets out for home that boards apart, where the parts come back apart too, and when it is there. */
function sayWayHome(
  { boards, returns, arrives }: PartTimes,
  { isApart, words }: { readonly isApart: boolean; readonly words: TravelWords },
): string[] {
  if (returns === null) return [];
  const leaves = boards !== null && isApart ? [words.t('returns.of', { time: returns.time })] : [];
  if (arrives === null) return leaves;
  const moment = arrives.date === returns.date ? arrives.time : words.localMoment(arrives);
  return [...leaves, words.t('stops.back', { moment })];
}

/** What the parts are: several pick-ups, or two returns. */
export function titleOfParts(parts: readonly Pick<PartTimes, 'boards'>[], { t }: TravelWords): string {
  return t(parts.some(({ boards }) => boards !== null) ? 'pickUps.title' : 'returns.title');
}

/** Whose a line of the price is: "return 01:00", "from Dom Church"; null of a line that is everybody's. */
export function namePart(
  part: { readonly boards: { readonly name: string } | null; readonly returns: LocalMoment | null } | undefined,
  { t }: TravelWords,
): string | null {
  if (part === undefined) return null;
  if (part.boards !== null) return t('pickUps.of', { place: part.boards.name });
  return part.returns === null ? null : t('returns.of', { time: part.returns.time });
}
