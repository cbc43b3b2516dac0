import type { TravelWords } from './travel-words.ts';

type LocalMoment = { readonly date: string; readonly time: string };

/** How a part of a group travels that boards or comes back apart. */
type PartTimes = {
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
  const { t } = words;
  return parts.map(({ passengers, boards, returns, arrives, vehicles, kilometres = null }) => {
    const people = words.passengers(passengers);
    const begins =
      boards === null
        ? t('returns.leaves', { passengers: people, moment: returns === null ? '' : words.localMoment(returns) })
        : t('pickUps.boards', { passengers: people, moment: words.localMoment(boards), place: boards.address });
    const said = [
      begins,
      vehicles.length === 0 ? null : words.vehicles(vehicles),
      returns === null || arrives === null
        ? null
        : t('stops.back', { moment: arrives.date === returns.date ? arrives.time : words.localMoment(arrives) }),
      kilometres === null ? null : t('pickUps.way', { kilometres: words.number(kilometres) }),
    ];
    return said.filter((part) => part !== null).join(', ');
  });
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
