import type { CardDay } from '#operations/duties/rules/hours/driver-card.ts';
import type { UnitDay } from './unit-reading.ts';

/** A stretch of time in which a unit and the card that was in it say different things. */
export type Contradiction = {
  /** Instants, ISO 8601 UTC. */
  readonly from: string;
  readonly until: string;
  readonly unit: Activity;
  /** Null: the card says that it was out. */
  readonly card: Activity | null;
};
type Activity = UnitDay['stretches'][number]['activity'];

/** The characters of a card's number that stay the same over renewal and replacement. */
const identityLength = 14;

/** Whether two numbers are of one driver's cards. */
export function isSameCard(one: string, other: string): boolean {
  const plain = (number: string) =>
    number
      .replaceAll(/[^\dA-Z]/gi, '')
      .toUpperCase()
      .slice(0, identityLength);
  return plain(one).length === identityLength && plain(one) === plain(other);
}

const dayMinutes = 1_440;

/** Minute by minute, for the time that the card was in the unit; days that are not on the card are left out. Oldest first. */
export function findContradictions(
  days: readonly UnitDay[],
  card: { readonly number: string; readonly days: readonly CardDay[] },
): readonly Contradiction[] {
  const onCard = new Map(card.days.map((day) => [day.date, day]));
  return days.flatMap((day) => {
    const own = onCard.get(day.date);
    return own === undefined ? [] : compareDay(day, own, card.number);
  });
}

function compareDay(day: UnitDay, own: CardDay, number: string): readonly Contradiction[] {
  const midnight = Date.parse(`${day.date}T00:00:00Z`);
  const minuteOf = (instant: string | null, without: number) =>
    instant === null ? without : Math.floor((Date.parse(instant) - midnight) / 60_000);
  const found: Contradiction[] = [];
  for (const { slot, insertedAt, withdrawnAt } of day.insertions.filter(({ card }) => isSameCard(card, number))) {
    // The minutes of putting in and taking out belong to both sides of it.
    const [from, until] = [Math.max(0, minuteOf(insertedAt, 0) + 1), Math.min(dayMinutes, minuteOf(withdrawnAt, dayMinutes))];
    for (let minute = from; minute < until; minute += 1) {
      const unit = day.stretches.find((stretch) => stretch.slot === slot && stretch.from <= minute && minute < stretch.until)?.activity;
      const change = own.changes.findLast((each) => each.minute <= minute);
      if (unit === undefined || change === undefined || change.activity === unit) continue;
      const [starts, ends] = [midnight + minute * 60_000, midnight + (minute + 1) * 60_000].map((epoch) => new Date(epoch).toISOString());
      const last = found.at(-1);
      const isMore = last !== undefined && last.until === starts && last.unit === unit && last.card === change.activity;
      if (isMore) found[found.length - 1] = { ...last, until: ends ?? '' };
      else found.push({ from: starts ?? '', until: ends ?? '', unit, card: change.activity });
    }
  }
  return found;
}
