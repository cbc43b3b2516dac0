import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { planOnTime } from '#domain/driving-time/plan-on-time.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { findBrokenRules } from '#domain/driving-time/testing/check-plan.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { createDutyEvents } from '#domain/pricing/billing/duty-events.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';
import type { FoundPlace } from '#geo/ports.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { type Preview, previewQuote } from '#operations/quotes/preview-quote.ts';
import { priceItinerary } from '#operations/quotes/price-itinerary.ts';
import { findChanges } from '#operations/trips/find-changes.ts';
import { listFindings } from './list-findings.ts';

/** Trips between places drawn from the whole gazetteer, sensible and absurd, all the way from the form to the price and back. */

const geo = { ...sharedGeo, rates: houseRates };
const now = '2026-11-21T10:00:00.000Z';
/** Raise it by hand to look for rarer faults; 20,000 take some minutes. */
const numRuns = 60;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const places: FoundPlace[] = [];
beforeAll(async () => {
  for (const first of letters) {
    for (const second of letters) {
      const about = { language: 'en', countryCode: null, near: null, limit: 20 } as const;
      places.push(...(await geo.places.searchPlaces({ ...about, text: first + second })));
    }
  }
}, 60_000);

/** Half of the trips stay near one place, as most real ones do; the others go anywhere. */
const near = fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 12 });
const far = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
const anyWhere = fc.record({
  start: fc.nat(),
  steps: fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: far }),
  isTyped: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
});

function choosePlaces({ start, steps }: { readonly start: number; readonly steps: readonly number[] }): FoundPlace[] {
  // Three of four begin in a country with depots; elsewhere most exceed what a crew may drive.
  const begins = start % 4 === 0 ? places : places.filter(({ countryCode }) => ['NL', 'BE', 'DE', 'FR', 'ES'].includes(countryCode));
  const first = begins[start % begins.length];
  if (first === undefined) throw new Error('no places were found');
  const far = ({ coordinates: { latitude, longitude } }: FoundPlace) =>
    Math.hypot(latitude - first.coordinates.latitude, longitude - first.coordinates.longitude);
  const byDistance = places.toSorted((one, other) => far(one) - far(other));
  return [first, ...steps.map((step) => byDistance[step % byDistance.length] ?? first)];
}

/** Minutes between departures: within a day, from day to day, and absurd ones. */
const dayGaps = fc.array(fc.integer({ min: 30, max: 400 }), { minLength: 13, maxLength: 13 });
const tourGaps = fc.array(fc.integer({ min: 600, max: 2_200 }), { minLength: 13, maxLength: 13 });
const oddGaps = fc.array(fc.integer({ min: -300, max: 20_000 }), { minLength: 13, maxLength: 13 });
const anyTrip = fc.record({
  where: anyWhere,
  type: fc.constantFrom('one-way', 'return', 'day-trip', 'tour'),
  /** Minutes from 1 January 2027: over both clock changes. */
  begin: fc.integer({ min: 0, max: 365 * 1_440 }),
  gaps: fc.oneof({ weight: 4, arbitrary: dayGaps }, { weight: 3, arbitrary: tourGaps }, { weight: 1, arbitrary: oddGaps }),
  passengers: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 90 }) },
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 10_000 }) },
  ),
  luggage: fc.constantFrom('none', 'hand', 'case', 'sports'),
  wheelchairPlaces: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
  extras: fc.subarray(['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge']),
  localKilometres: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500 })),
  suppliesDriverRoom: fc.boolean(),
  site: fc.constantFrom(...siteKeys),
});
type Trip = typeof anyTrip extends fc.Arbitrary<infer Value> ? Value : never;

function inputOf({ where, type, begin, gaps, localKilometres, site: _site, ...group }: Trip) {
  const chosen = choosePlaces(where);
  const all = type === 'return' || type === 'day-trip' ? [...chosen, chosen[0] as FoundPlace] : chosen;
  let minute = begin;
  const stops = all.map(({ key, label }, index) => {
    const at = new Date(Date.UTC(2027, 0, 1) + minute * 60_000).toISOString();
    minute += gaps[index] ?? 60;
    const place = where.isTyped[index] ? { placeText: label } : { placeKey: key, placeText: label };
    return { ...place, date: at.slice(0, 10), time: at.slice(11, 16), localKilometres: index > 0 ? localKilometres : 0 };
  });
  return { type, stops, ...group };
}

function expectSound({ options }: Quote) {
  expect(options.length).toBeGreaterThan(0);
  for (const { lines, vat, netCents, vatCents, totalCents } of options) {
    const included = lines.filter((line) => line.included);
    for (const cents of [netCents, vatCents, totalCents]) expect(Number.isSafeInteger(cents)).toBe(true);
    expect(netCents).toBeGreaterThan(0);
    expect(included.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(netCents);
    expect(vat.reduce((sum, share) => sum + share.netCents, 0)).toBe(netCents);
    expect(vat.reduce((sum, share) => sum + share.vatCents, 0)).toBe(vatCents);
    expect(netCents + vatCents).toBe(totalCents);
  }
}

type Driven = { readonly itinerary: Itinerary; readonly routed: RoutedItinerary };

/** Checks the plan, with the coach waiting for the group, by an independent reading of the articles. */
function expectLawful({ itinerary, routed }: Driven) {
  const rules = drivingRulesFor({ seats: 50, date: itinerary.stops[0]?.departure?.date ?? '' });
  const { events } = createDutyEvents({ itinerary, routed });
  const plan = planOnTime(events, rules, { mostLateMinutes: 30 });
  if (plan.relief) return;
  const entries = plan.duties.flatMap(({ timeline, restEntries, drivers }) => [
    ...timeline.map((entry) => ({ ...entry, isCrewed: drivers === 2 })),
    ...restEntries.map((entry) => ({ ...entry, isCrewed: false })),
  ]);
  expect(findBrokenRules(entries)).toEqual([]);
}

async function expectProved(preview: Preview) {
  const { itinerary, group, visit } = preview;
  for (const change of await findChanges(geo, preview)) {
    const question = { roads: geo.roads, rates: houseRates, itinerary: change.itinerary, group, site: visit.site, now };
    const again = await priceItinerary(question);
    const [cheapest] = again.quote?.options ?? [];
    expect([change.kind, cheapest?.crew.drivers]).toEqual([change.kind, change.driversAfter]);
    expect(cheapest?.totalCents).toBe(change.totalCents);
    if (preview.quote !== null) expect(change.savesCents).toBeGreaterThan(0);
    expect(change.itinerary.stops.length - itinerary.stops.length).toBe(change.kind === 'fewer-stop' ? -1 : (change.nights?.length ?? 0));
  }
}

describe('a trip between any places of the gazetteer', () => {
  it('is answered soundly, lawfully and always alike', { timeout: 60_000 + numRuns * 200 }, async () => {
    const seen = { priced: 0, person: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(anyTrip, async (trip) => {
        const visit = { site: trip.site, language: languagesOfSite[trip.site][0] };
        const ask = async () => await previewQuote(geo, { input: inputOf(trip), visit, now });
        const answer = await ask();
        expect(await ask()).toEqual(answer);
        if (!answer.ok) {
          seen.refused += 1;
          expect(answer.failure.length).toBeGreaterThan(0);
          expect(answer.failure.filter(({ code }) => code === 'place-unknown')).toEqual([]);
          return;
        }
        const preview = answer.value;
        expect(preview.quote === null).toBe(preview.personReasons.length > 0);
        expect(listFindings(preview).length > 0).toBe(preview.quote === null);
        seen[preview.quote === null ? 'person' : 'priced'] += 1;
        if (preview.quote !== null) expectSound(preview.quote);
        if (preview.routed !== null) expectLawful({ itinerary: preview.itinerary, routed: preview.routed });
        await expectProved(preview);
      }),
      { numRuns },
    );
    expect(seen.priced).toBeGreaterThan(numRuns / 20);
  });
});
