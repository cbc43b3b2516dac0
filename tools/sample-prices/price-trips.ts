import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { createGeo, type Geo } from '#geo/create-geo.ts';
import { type Preview, previewQuote } from '#operations/quotes/preview-quote.ts';
import { type Published, publishedPrices } from './published.ts';
import { type SampleTrip, sampleTrips } from './trips.ts';

/** When the table requests its prices: early enough for every trip. */
const now = '2026-11-27T09:00:00.000Z';
const languages: Readonly<Record<SiteKey, SiteLanguage>> = { nl: 'nl', be: 'nlBE', de: 'de', fr: 'fr', es: 'es', eu: 'en' };
/** The tolerance in percent for a published price without a range, and for one of another year. */
const toleratedPercent = 15;
/** The maximum surcharge of the French table for the high season. */
const seasonPercent = 20;

/** The table of sample trips for docs/prices-and-law.md, line by line. */
export async function tableOfPrices(rates: (at: string) => RateBook): Promise<string> {
  const geo = createGeo();
  const rows: string[] = [];
  for (const trip of sampleTrips) rows.push(await rowOf(trip, { geo, rates }));
  const head = [
    '| trip | people | vehicle | km with empty | hours | net | with VAT | published | beside it |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const sources = publishedPrices.map(
    ({ key, source, euros: [least, most] }) => `- ${key}: ${least === most ? euro(least) : `${euro(least)}–${euro(most)}`}; ${source}.`,
  );
  return [...head, ...rows, '', ...sources].join('\n');
}

type Pricing = { readonly geo: Geo; readonly rates: (at: string) => RateBook };

async function rowOf(trip: SampleTrip, { geo, rates }: Pricing): Promise<string> {
  const { site, what, from, to, people, out, back } = trip;
  const leave = (placeText: string, at: string | null) => {
    const [date, time] = at?.split(' ') ?? [];
    return { placeText, ...(date === undefined ? {} : { date, time }) };
  };
  const stops = back === null ? [leave(from, out), leave(to, null)] : [leave(from, out), leave(to, back), leave(from, null)];
  const answer = await previewQuote(
    { ...geo, rates },
    {
      input: { type: back === null ? 'one-way' : 'return', stops, passengers: people },
      visit: { site, language: languages[site] },
      now,
    },
  );
  if (!answer.ok) throw new Error(`${from} – ${to} has no price: ${JSON.stringify(answer.failure)}`);
  const name = `${site.toUpperCase()}, ${what}: ${from} – ${to}${back === null ? '' : ' and back'}`;
  const isSeason = trip.isSeason ?? false;
  return `| ${[name, people, ...cellsOf(answer.value, isSeason)].join(' | ')} |`;
}

function cellsOf({ quote, personReasons }: Preview, isSeason: boolean): readonly string[] {
  const option = quote?.options[0];
  if (!quote || option === undefined) return [`a person: ${personReasons.join(', ')}`, '–', '–', '–', '–', '–', '–'];
  const kilometres = Math.round(quote.kilometres + quote.emptyKilometres);
  const hours = option.crew.dutyMinutes / 60;
  const seats = option.vehicleSeats?.[0] ?? option.seats;
  const country = option.vat[0]?.countryCode ?? '';
  const found =
    option.vehicles.length > 1
      ? undefined
      : publishedPrices.find((each) => isLike(each, { kilometres, hours, seats, country, countries: option.vat.length }));
  return [
    `${option.vehicles.join(' and ')} of ${option.vehicleSeats?.join(' and ') ?? option.seats}`,
    String(kilometres),
    hours.toFixed(1),
    euro(option.netCents / 100),
    euro(option.totalCents / 100),
    found?.key ?? 'none found',
    found === undefined ? 'sample' : judge(found, option, isSeason),
  ];
}

type Hire = {
  readonly kilometres: number;
  readonly hours: number;
  readonly seats: number;
  readonly country: string;
  readonly countries: number;
};

function isLike({ country, seats, mostKilometres, hours }: Published, hire: Hire): boolean {
  const isOfSize = hire.seats >= seats[0] && hire.seats <= seats[1];
  const isAsLong = hire.hours >= hours[0] && hire.hours <= hours[1] && hire.kilometres <= mostKilometres;
  return country === hire.country && hire.countries === 1 && isOfSize && isAsLong;
}

function judge({ euros, isNet }: Published, { netCents, totalCents }: QuoteOption, isSeason: boolean): string {
  const [least, most] = [euros[0], isSeason ? euros[1] * (1 + seasonPercent / 100) : euros[1]];
  const ours = (isNet ? netCents : totalCents) / 100;
  if (ours >= least && ours <= most) return 'within';
  const off = ours < least ? ours / least - 1 : ours / most - 1;
  const percent = `${off > 0 ? '+' : '−'}${Math.abs(off * 100).toFixed(0)} %`;
  return Math.abs(off) * 100 <= toleratedPercent ? percent : `**${percent}**`;
}

function euro(amount: number): string {
  return Math.round(amount).toLocaleString('en-GB');
}
