import { chooseVehicles } from '#domain/fleet/choose-vehicles.ts';
import { luggageKinds } from '#domain/itinerary/group.ts';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { dayTrip, sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '#domain/pricing/testing/sample-trips.ts';
import { report, shareOf } from './goals.ts';

/** The domain rules on their largest input, and quotes as the page requests them while a visitor types. */

function measure(
  name: string,
  { runs, bar, work }: { readonly runs: number; readonly bar: number; readonly work: (run: number) => unknown },
) {
  for (let run = 0; run < runs; run += 1) work(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const started = performance.now();
    work(run);
    return performance.now() - started;
  });
  const at = (share: number) => shareOf(times, share);
  report({
    name: `${name}, p99`,
    value: at(0.99),
    unit: 'ms',
    bar: { most: bar },
    note: `p50 ${at(0.5).toFixed(2)}, longest ${at(1).toFixed(2)}`,
  });
}

/** This many stops, this many a day, eighty kilometres apart; nights and evenings are long enough to go home. */
function tourOf({ stops, aDay }: { readonly stops: number; readonly aDay: number }) {
  const rows = Array.from({ length: stops }, (_, index) => {
    const [day, turn] = [1 + Math.floor(index / aDay), index % aDay];
    const at = `2026-12-${String(day).padStart(2, '0')} ${String(8 + Math.floor((turn * 10) / aDay)).padStart(2, '0')}:00`;
    return index === stops - 1 ? { place: samplePlace('End') } : { place: samplePlace(`Stop ${index}`), at };
  });
  const leg = sampleLeg(80, 70, { tollKilometresByCountry: { FR: 30 }, kilometresByCountry: { NL: 50, FR: 30 } });
  const itinerary = { ...sampleItinerary(rows), type: 'tour' as const };
  const returnsToDepot = rows.slice(1, -1).map((_, index) => ({ stop: index + 1, toDepot: leg, fromDepot: leg }));
  return { itinerary, routed: sampleRoute(Array(stops - 1).fill(leg), { returnsToDepot }) };
}

const about = { siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', book: houseBook() } as const;
const quoteOf = (trip: typeof dayTrip, passengers: number) =>
  makeQuote({ ...trip, ...about, group: sampleGroup(passengers, { luggage: 'case' }) });

const group = sampleGroup(500, { luggage: 'case', wheelchairPlaces: 4 });
measure('vehicles for 500 passengers', {
  runs: 100,
  bar: 5,
  work: (run) =>
    chooseVehicles({ group: { ...group, luggage: luggageKinds[run % 4] ?? 'none' }, costOf: ({ model }) => 20_000 + model.seats * 1_000 }),
});
const six = tourOf({ stops: 6, aDay: 6 });
measure('makeQuote of 6 stops in a day for 48', { runs: 100, bar: 10, work: () => quoteOf(six, 48) });
const sixDays = tourOf({ stops: 6, aDay: 1 });
measure('makeQuote of 6 stops on 6 days for 48', { runs: 100, bar: 10, work: () => quoteOf(sixDays, 48) });
const twenty = tourOf({ stops: 20, aDay: 1.5 });
measure('makeQuote of 20 stops over 14 days for 48', { runs: 100, bar: 25, work: () => quoteOf(twenty, 48) });
measure('makeQuote of 20 stops over 14 days for 500', { runs: 100, bar: 25, work: () => quoteOf(twenty, 500) });
measure('makeQuote of a day trip for 48', { runs: 100, bar: 10, work: () => quoteOf(dayTrip, 48) });
