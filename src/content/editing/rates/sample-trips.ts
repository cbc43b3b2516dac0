import { addDays, weekdayOf } from '#domain/calendar/date.ts';
import type { SiteKey } from '#domain/sites/keys.ts';

/** The kind of a sample: a day out, an evening that ends after midnight, a single transfer, or a weekend away. */
type Kind = 'day' | 'evening' | 'drive' | 'weekend';
type Sample = readonly [from: string, to: string, passengers: number, kind: Kind];

/** Forty typical trips, eight in each country: short and long, small groups and large, domestic and cross-border. */
const samples: Readonly<Record<Exclude<SiteKey, 'eu'>, readonly Sample[]>> = {
  nl: [
    ['Utrecht', 'Efteling', 48, 'day'],
    ['Amsterdam', 'Schiphol', 16, 'drive'],
    ['Rotterdam', 'Antwerpen', 30, 'day'],
    ['Groningen', 'Amsterdam', 55, 'day'],
    ['Eindhoven', 'Köln', 24, 'day'],
    ['Zwolle', 'Utrecht', 8, 'evening'],
    ['Den Haag', 'Paris', 44, 'weekend'],
    ['Maastricht', 'Aachen', 70, 'evening'],
  ],
  be: [
    ['Gent', 'Brugge', 40, 'day'],
    ['Antwerpen', 'Bruxelles', 16, 'evening'],
    ['Liège', 'Maastricht', 28, 'day'],
    ['Namur', 'Paris', 50, 'weekend'],
    ['Leuven', 'Antwerpen', 7, 'drive'],
    ['Brugge', 'Lille', 48, 'day'],
    ['Mons', 'Bruxelles', 22, 'day'],
    ['Gent', 'Amsterdam', 60, 'day'],
  ],
  de: [
    ['Köln', 'Bonn', 45, 'day'],
    ['Berlin', 'Potsdam', 20, 'evening'],
    ['Hamburg', 'Lübeck', 50, 'day'],
    ['München', 'Salzburg', 30, 'day'],
    ['Düsseldorf', 'Amsterdam', 48, 'weekend'],
    ['Stuttgart', 'Heidelberg', 12, 'day'],
    ['Leipzig', 'Dresden', 66, 'day'],
    ['Frankfurt am Main', 'Mainz', 8, 'drive'],
  ],
  fr: [
    ['Lyon', 'Annecy', 40, 'day'],
    ['Paris', 'Versailles', 25, 'day'],
    ['Lille', 'Bruges', 50, 'day'],
    ['Bordeaux', 'Arcachon', 16, 'evening'],
    ['Toulouse', 'Carcassonne', 48, 'day'],
    ['Strasbourg', 'Freiburg im Breisgau', 30, 'day'],
    ['Marseille', 'Avignon', 8, 'drive'],
    ['Dijon', 'Paris', 54, 'weekend'],
  ],
  es: [
    ['Madrid', 'Toledo', 50, 'day'],
    ['Barcelona', 'Girona', 30, 'day'],
    ['Sevilla', 'Córdoba', 45, 'day'],
    ['Valencia', 'Alicante', 20, 'evening'],
    ['Bilbao', 'San Sebastián', 54, 'day'],
    ['Málaga', 'Granada', 16, 'day'],
    ['Zaragoza', 'Madrid', 48, 'weekend'],
    ['Madrid', 'Segovia', 8, 'drive'],
  ],
};

export type SampleTrip = {
  readonly site: SiteKey;
  readonly name: string;
  readonly passengers: number;
  /** The trip as a visitor's form sends it. */
  readonly input: unknown;
};

const [wednesday, friday] = [3, 5];

/** The samples about six weeks after a date (`YYYY-MM-DD`): no short notice, and weekend trips on a weekend. */
export function listSampleTrips(today: string): readonly SampleTrip[] {
  const ahead = addDays(today, 42);
  const next = (weekday: number) => addDays(ahead, (weekday - weekdayOf(ahead) + 7) % 7);
  return (['nl', 'be', 'de', 'fr', 'es'] as const).flatMap((site) =>
    samples[site].map(([from, to, passengers, kind]) => ({
      site,
      passengers,
      name: `${from} – ${to}`,
      input: { ...stopsOf({ from, to, date: next(kind === 'weekend' ? friday : wednesday) }, kind), passengers, luggage: 'none' },
    })),
  );
}

function stopsOf({ from, to, date }: { readonly from: string; readonly to: string; readonly date: string }, kind: Kind): object {
  const [start, end] = [{ placeText: from }, { placeText: to }];
  switch (kind) {
    case 'drive':
      return { type: 'one-way', stops: [{ ...start, date, time: '10:00' }, end] };
    case 'day':
      return { type: 'day-trip', stops: [{ ...start, date, time: '08:30' }, { ...end, date, time: '17:00' }, start] };
    case 'evening':
      return { type: 'return', stops: [{ ...start, date, time: '18:00' }, { ...end, date: addDays(date, 1), time: '00:30' }, start] };
    case 'weekend':
      return { type: 'return', stops: [{ ...start, date, time: '15:00' }, { ...end, date: addDays(date, 2), time: '15:00' }, start] };
  }
}
