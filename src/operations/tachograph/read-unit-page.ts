import type { Database } from '#db/engine/tables.ts';
import { type CardOfDriver, findUnitFile, listCardsWithDays } from './file-store.ts';
import { type Contradiction, findContradictions, isSameCard } from './rules/compare-card.ts';
import type { UnitReading } from './rules/unit-reading.ts';

/** What a driver did by the unit, beside what the driver's card says; `comparedDays` is 0 where no card of those days was read. */
export type ComparedDriver = {
  readonly driverId: string;
  readonly driver: string;
  readonly number: string;
  readonly comparedDays: number;
  readonly contradictions: readonly Contradiction[];
};

/** The reading of a unit, and its drivers whose cards were read too; null if there is no such file. */
export async function readUnitPage(db: Database, id: string) {
  const file = await findUnitFile(db, id);
  if (file === null) return null;
  const { days } = file.reading;
  const [first, last] = [days[0], days.at(-1)];
  const cards = first === undefined || last === undefined ? [] : await listCardsWithDays(db, { from: first.date, until: last.date });
  return { file, compared: compareDrivers(file.reading, cards) };
}

function compareDrivers({ days }: UnitReading, cards: readonly CardOfDriver[]): readonly ComparedDriver[] {
  const numbers = [
    ...new Set(days.flatMap(({ insertions }) => insertions.filter(({ type }) => type === 'driver').map(({ card }) => card))),
  ];
  return numbers.flatMap((number): readonly ComparedDriver[] => {
    const own = cards.filter((card) => isSameCard(card.number, number));
    const [latest] = own;
    if (latest === undefined) return [];
    // A day is taken from the latest reading that has it.
    const byDate = new Map(own.toReversed().flatMap((card) => card.days.map((day) => [day.date, day] as const)));
    const compared = days.filter((day) => byDate.has(day.date) && day.insertions.some(({ card }) => isSameCard(card, number)));
    const contradictions = findContradictions(compared, { number, days: [...byDate.values()] });
    return [{ driverId: latest.driverId, driver: latest.driver, number, comparedDays: compared.length, contradictions }];
  });
}
