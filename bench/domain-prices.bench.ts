import { getVehicle } from '#domain/fleet/vehicles.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { sumLines } from '#domain/pricing/lines/price-lines.ts';
import { priceVehicle } from '#domain/pricing/lines/price-vehicle.ts';
import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { houseBook, houseRates } from '#domain/pricing/testing/house-rates.ts';
import { type FleetKey, fleetKeys, type SiteKey, type SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { createGeo } from '#geo/create-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';

/**
 * The tables of docs/decisions/0012-compare-prices-with-published-ones.md: `npm run bench domain-prices`. Trips as a new user types them, and the published
 * prices of docs/prices-and-law.md#price beside ours. Always requested on the same date, outside the seasons.
 */
const now = '2026-11-21T10:00:00.000Z';
const geo = { ...createGeo(), rates: houseRates };
const money = (cents: number) => formatCents(cents, 'en');

type Typed = readonly (readonly [place: string, date?: string, time?: string])[];
type Trial = {
  readonly name: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly type: string;
  readonly stops: Typed;
  readonly passengers: number;
  readonly luggage?: string;
};

/** Both ways in turn, every hour, for eight hours. */
const shuttles: Typed = Array.from({ length: 9 }, (_, index) => {
  const minute = 15 * 60 + index * 60;
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const place = index % 2 === 0 ? 'Lyon' : 'Villefranche-sur-Saône';
  return index === 8 ? [place] : [place, '2027-03-13', time];
});

const trials: readonly Trial[] = [
  {
    ...{ name: 'Utrecht – Cologne and back on a Saturday, 52 with suitcases', site: 'nl', language: 'nl', type: 'return' },
    ...{ stops: [['Utrecht', '2027-03-13', '08:00'], ['Keulen', '2027-03-13', '18:00'], ['Utrecht']], passengers: 52, luggage: 'case' },
  },
  {
    ...{ name: 'Ghent – Paris – Caen, a school trip of five days, 48', site: 'be', language: 'nlBE', type: 'tour' },
    stops: [['Gent', '2027-03-15', '08:00'], ['Parijs', '2027-03-17', '09:00'], ['Caen', '2027-03-19', '11:00'], ['Gent']],
    ...{ passengers: 48, luggage: 'case' },
  },
  {
    ...{ name: 'Madrid airport – Toledo at 23:30, 15 by minibus', site: 'es', language: 'es', type: 'one-way' },
    ...{ stops: [['Aeropuerto de Madrid-Barajas', '2027-03-13', '23:30'], ['Toledo']], passengers: 15, luggage: 'hand' },
  },
  {
    ...{ name: 'Amsterdam – London, 30', site: 'eu', language: 'en', type: 'one-way' },
    ...{ stops: [['Amsterdam', '2027-03-13', '08:00'], ['London']], passengers: 30 },
  },
  {
    ...{ name: 'Berlin – Warsaw, one way, 45', site: 'de', language: 'de', type: 'one-way' },
    ...{ stops: [['Berlin', '2027-03-13', '08:00'], ['Warschau']], passengers: 45 },
  },
  {
    ...{ name: 'Eight hours of shuttles at a wedding near Lyon, 48', site: 'fr', language: 'fr', type: 'day-trip' },
    ...{ stops: shuttles, passengers: 48 },
  },
];

for (const trial of trials) process.stdout.write(`| ${trial.name} | ${await priceTrial(trial)} |\n`);
printComparisons();

async function priceTrial({ site, language, stops, ...input }: Trial): Promise<string> {
  const typed = await Promise.all(
    stops.map(async ([text, date, time]) => ({ placeKey: await chooseFirst(text, { site, language }), date, time })),
  );
  const answer = await previewQuote(geo, { input: { ...input, stops: typed }, visit: { site, language }, now });
  if (!answer.ok) return answer.failure.map(({ field, code }) => `${field}: ${code}`).join(', ');
  const { quote, personReasons } = answer.value;
  return quote === null
    ? `to a person: ${personReasons.join(', ')}`
    : `${describeTrip(quote)} | ${quote.options.map(describeOption).join('; ')}`;
}

/** As a visitor does who takes the first of the offered places. */
async function chooseFirst(text: string, { site, language }: Pick<Trial, 'site' | 'language'>): Promise<string> {
  const [found] = await geo.places.searchPlaces({ text, language, countryCode: getSite(site).country, near: null, limit: 1 });
  return found?.key ?? text;
}

function describeTrip({ kilometres, emptyKilometres, options }: Quote): string {
  const [option] = options;
  const { dutyMinutes = 0, drivers = 0, overnights = 0 } = option?.crew ?? {};
  const waiting = option?.waiting === undefined ? '' : `, ${option.waiting}`;
  return `${kilometres} + ${emptyKilometres} km, ${(dutyMinutes / 60).toFixed(1)} h, drivers ${drivers}, nights ${overnights}${waiting}`;
}

function describeOption({ vehicles, vehicleSeats = [], lines, netCents, totalCents }: QuoteOption): string {
  const names = vehicles.map((vehicle, index) => `${vehicle} ${vehicleSeats[index]}`).join(' + ');
  const trailer = lines.some(({ kind }) => kind === 'extra-trailer') ? ' with trailer' : '';
  return `${names}${trailer} ${money(netCents)} net, ${money(totalCents)} incl. VAT`;
}

type Day = {
  readonly vehicle: FleetKey;
  readonly seats: number;
  readonly country: string;
  readonly hours: number;
  readonly kilometres: number;
};

/** One day of one vehicle by the rate card, without a route. */
function priceDay({ vehicle, seats, country, hours, kilometres }: Day): number {
  const day = '2027-03-10';
  const model = getVehicle(vehicle).models.find((one) => one.seats === seats) ?? getVehicle(vehicle).models[0];
  if (!model) throw new RangeError(`No ${vehicle}`);
  const clock = { from: { date: day, time: '08:00' }, until: { date: day, time: '18:00' } };
  const duty = { ...clock, days: [day], hours, nightHours: 0, serviceKilometres: kilometres, localKilometres: 0, emptyKilometres: 0 };
  const lines = priceVehicle({
    offer: { model, hasTrailer: false },
    trip: { days: [day], duties: [duty], nights: 0, dayRests: [], coveredRests: 0, second: null, tollKilometres: {}, crossings: {} },
    plan: { drivers: 1, reasons: [] },
    tables: houseBook(day),
    ...{
      country,
      leadHours: 1_000,
      depot: '',
      returnsToDepot: 0,
      transfer: null,
      extras: [],
      suppliesDriverRoom: false,
      restsBeforeReturn: false,
    },
  });
  return sumLines(lines);
}

function printComparisons(): void {
  const french: readonly (readonly [string, FleetKey, number])[] = [
    ['9–15 seats: 400–550', 'minibus', 16],
    ['16–25 seats: 500–700', 'minibus', 19],
    ['16–25 seats: 500–700', 'midibus', 24],
    ['30–40 seats: 700–900', 'midibus', 35],
    ['50–60 seats: 900–1,200', 'coachHire', 50],
    ['50–60 seats: 900–1,200', 'coachHire', 59],
  ];
  process.stdout.write('\n');
  for (const [published, vehicle, seats] of french) {
    const ours = money(priceDay({ vehicle, seats, country: 'FR', hours: 8, kilometres: 200 }));
    process.stdout.write(`| FR, 8 h, 200 km, net | ${published} | ${vehicle} ${seats}: ${ours} |\n`);
  }
  const german = priceDay({ vehicle: 'coachHire', seats: 50, country: 'DE', hours: 10, kilometres: 250 });
  const withVat = `${money(german)} net, ${money(Math.round(german * 1.19))} incl. 19 % VAT`;
  process.stdout.write(`| DE, average day trip | 1,165 (Dec 2023) | coachHire 50, 10 h, 250 km: ${withVat} |\n`);
  const checks: Readonly<Record<FleetKey, number>> = {
    taxiBus: 500,
    minibus: 665,
    midibus: 785,
    coachHire: 1_010,
    doubleDecker: 1_275,
    specialBus: 1_200,
  };
  for (const vehicle of fleetKeys) {
    const seats = getVehicle(vehicle).models.find(({ ratePercent }) => ratePercent === 100)?.seats ?? 0;
    const ours = money(priceDay({ vehicle, seats, country: 'BE', hours: 10, kilometres: 250 }));
    process.stdout.write(`| BE, 10 h, 250 km, net | check column ${checks[vehicle]} | ${vehicle} ${seats}: ${ours} |\n`);
  }
}
