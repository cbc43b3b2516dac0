import { previewQuote } from '#booking/preview-quote.ts';
import type { CityFigures } from '#content/cities/figures.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';

/** Examples dearer than so many times the one in the middle say nothing of what a trip costs. */
const mostTimes = 1.6;
/** A Wednesday in the middle of October, outside every season. */
const [date, now] = ['2027-10-13', '2027-09-01T12:00:00Z'];

type Pricing = { readonly geo: Geo; readonly book: RateBook; readonly visit: { readonly site: SiteKey; readonly language: SiteLanguage } };

/** The cities of a site without examples that cost more than 1.6 times its median, or that no quote is made for. */
export async function dropDearExamples(cities: readonly CityFigures[], pricing: Pricing): Promise<readonly CityFigures[]> {
  const priced = await Promise.all(
    cities.map(async (city) => ({ city, totals: await Promise.all(city.examples.map((example) => priceExample(city, example, pricing))) })),
  );
  const known = priced.flatMap(({ totals }) => totals.filter((total) => total !== null)).sort((one, other) => one - other);
  const limit = mostTimes * (known[Math.floor(known.length / 2)] ?? 0);
  return priced.map(({ city, totals }) => ({
    ...city,
    examples: city.examples.filter((_example, index) => (totals[index] ?? Number.MAX_VALUE) <= limit),
  }));
}

type Example = CityFigures['examples'][number];

async function priceExample(
  { geonames, name }: CityFigures,
  { to, key, passengers }: Example,
  { geo, book, visit }: Pricing,
): Promise<number | null> {
  const from = { placeText: name, placeKey: `gn:${geonames}` };
  const stops = [{ ...from, date, time: '08:30' }, { placeText: to, placeKey: key, date, time: '17:00' }, from];
  const ports = { places: geo.places, roads: geo.roads, rates: () => book };
  const preview = await previewQuote(ports, { input: { type: 'day-trip', stops, passengers }, visit, now });
  return preview.ok ? (preview.value.quote?.options[0]?.totalCents ?? null) : null;
}
