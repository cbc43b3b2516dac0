import type { CityFigures } from '#content/cities/figures.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';

/** The number of examples on a page. */
const most = 3;
/** Examples dearer than 1.6 times the median one are not typical; chosen with a margin, because rates and seasons change. */
const mostTimes = 1.5;
/** If fewer are within that by coach, the price of a smaller group. */
const smallerGroups = [30, 16, 8];
/** A Wednesday in the middle of October, outside every season. */
const [date, now] = ['2027-10-13', '2027-09-01T12:00:00Z'];

type Example = CityFigures['examples'][number];
type Visit = { readonly site: SiteKey; readonly language: SiteLanguage };
type Pricing = { readonly geo: Geo; readonly book: RateBook; readonly visit: Visit };

/**
 * Of the possible example trips, the first three of each city that cost no more than the limit; by a smaller vehicle if there are fewer. A
 * city without any instantly priced trip (in a country that we do not serve) has none.
 */
export async function chooseExamples(cities: readonly CityFigures[], pricing: Pricing): Promise<readonly CityFigures[]> {
  const first = await Promise.all(cities.flatMap((city) => city.examples.slice(0, most).map((example) => price(city, example, pricing))));
  const known = first.filter((total) => total !== null).sort((one, other) => one - other);
  const limit = mostTimes * (known[Math.floor(known.length / 2)] ?? 0);
  return Promise.all(
    cities.map(async (city) => {
      const chosen = { ...city, examples: await listAffordable(city, { pricing, limit }) };
      const dayInstead = chosen.examples.length < 2 ? withDayForNight(city) : null;
      const instead = dayInstead === null ? [] : await listAffordable(dayInstead, { pricing, limit });
      return dayInstead !== null && instead.length > chosen.examples.length ? { ...dayInstead, examples: instead } : chosen;
    }),
  );
}

/**
 * A page with fewer than two day trips needs its town for a night as one of them, if that is near enough: from Prague we price no trip
 * within the country, and Dresden is the best across the border.
 */
function withDayForNight(city: CityFigures): CityFigures | null {
  const { twoDays, examples } = city;
  if (twoDays === null || twoDays.minutes > longestDay) return null;
  return { ...city, twoDays: null, examples: [{ to: twoDays.name, key: twoDays.key, passengers: mostPeople }, ...examples] };
}

/** Minutes by road there. */
const longestDay = 150;
const mostPeople = 48;

type Limited = { readonly pricing: Pricing; readonly limit: number };

async function listAffordable(city: CityFigures, { pricing, limit }: Limited): Promise<Example[]> {
  const smaller = smallerGroups.flatMap((passengers) => city.examples.map((example) => ({ ...example, passengers })));
  const chosen: Example[] = [];
  for (const example of [...city.examples, ...smaller]) {
    if (chosen.length === most) break;
    if (chosen.some(({ key }) => key === example.key)) continue;
    const total = await price(city, example, pricing);
    if (total !== null && total <= limit) chosen.push(example);
  }
  return chosen;
}

/** Cents with VAT; null if no quote is made. */
async function price({ geonames, name }: CityFigures, example: Example, { geo, book, visit }: Pricing): Promise<number | null> {
  const from = { placeText: name, placeKey: `gn:${geonames}` };
  const stops = [{ ...from, date, time: '08:30' }, { placeText: example.to, placeKey: example.key, date, time: '17:00' }, from];
  const ports = { places: geo.places, roads: geo.roads, rates: () => book };
  const input = { type: 'day-trip', stops, passengers: example.passengers };
  const preview = await previewQuote(ports, { input, visit, now });
  return preview.ok ? (preview.value.quote?.options[0]?.totalCents ?? null) : null;
}
