import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { priceItinerary } from '#operations/quotes/price-itinerary.ts';
import { findChanges } from '#operations/trips/find-changes.ts';

/** Groups that board at several places, with the embedded places and roads: which arrangements are proposed. */

const geo = { ...sharedGeo, rates: houseRates };
const now = '2026-11-21T10:00:00.000Z';
const visit = { site: 'nl', language: 'nl' } as const;

type Typed = { readonly placeText: string; readonly date?: string; readonly time?: string };
type Boarding = { readonly placeText: string; readonly passengers: number };

async function ask(stops: readonly Typed[], pickUps: readonly Boarding[], passengers = 48, more: object = {}) {
  const input = { type: 'return', stops, pickUps: pickUps.map((pickUp) => ({ time: '', ...pickUp })), passengers, ...more };
  const answer = await previewQuote(geo, { input, visit, now });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

const dayOut: Typed[] = [
  { placeText: 'Deventer', date: '2027-05-11', time: '08:00' },
  { placeText: 'Efteling', date: '2027-05-11', time: '17:30' },
  { placeText: 'Deventer' },
];

describe('a group that boards at several places', () => {
  it('is offered one round, and pays the promised price', async () => {
    const preview = await ask(dayOut, [{ placeText: 'Apeldoorn', passengers: 20 }]);
    const round = (await findChanges(geo, preview)).find(({ kind }) => kind === 'one-round');
    expect(round).toMatchObject({ gain: 'vehicles', stop: null, makesLawful: false });
    expect(round?.savesCents).toBeGreaterThan(10_000);
    expect(round?.places).toEqual(['stops.0', 'pickUps.0', 'stops.1', 'pickUps.0', 'stops.0']);
    expect(round?.itinerary.stops.map(({ place }) => place.name)).toEqual(['Deventer', 'Apeldoorn', 'Efteling', 'Apeldoorn', 'Deventer']);
    const again = await priceItinerary({ ...geo, itinerary: round?.itinerary ?? preview.itinerary, group: preview.group, site: 'nl', now });
    expect(again.quote?.options[0]).toMatchObject({ vehicles: ['coachHire'], totalCents: round?.totalCents });
  });

  it('reaches the park no later by it than by separate vehicles', async () => {
    const preview = await ask(dayOut, [
      { placeText: 'Apeldoorn', passengers: 12 },
      { placeText: 'Zutphen', passengers: 10 },
    ]);
    const round = (await findChanges(geo, preview)).find(({ kind }) => kind === 'one-round');
    const again = await priceItinerary({ ...geo, itinerary: round?.itinerary ?? preview.itinerary, group: preview.group, site: 'nl', now });
    const arrival = (times: readonly { readonly arrives: string | null }[] | undefined, stop: number) => times?.[stop]?.arrives ?? '';
    const [before, after] = [preview.quote, again.quote].map((quote) => quote?.options[0]?.crew.stopTimes);
    expect(round?.itinerary.stops).toHaveLength(7);
    expect(arrival(after, 3) <= arrival(before, 1)).toBe(true);
    expect(round?.minutes).toBeGreaterThan(0);
  });

  it('gets the proposals of any other trip for the part that needs most drivers', async () => {
    const far: Typed[] = [
      { placeText: 'Deventer', date: '2027-05-11', time: '06:00' },
      { placeText: 'Winterberg', date: '2027-05-11', time: '18:45' },
      { placeText: 'Deventer' },
    ];
    const preview = await ask(far, [{ placeText: 'Apeldoorn', passengers: 20 }]);
    expect(preview.quote?.options[0]?.crew.drivers).toBeGreaterThan(2);
    const changes = await findChanges(geo, preview);
    expect(changes.map(({ kind }) => kind)).toContain('one-round');
    const small = changes.find(({ gain }) => gain === 'driver');
    expect(small?.driversAfter).toBeLessThan(preview.quote?.options[0]?.crew.drivers ?? 0);
    const again = await priceItinerary({ ...geo, itinerary: small?.itinerary ?? preview.itinerary, group: preview.group, site: 'nl', now });
    expect(again.quote?.options[0]?.totalCents).toBe(small?.totalCents);
  });
});

describe('a group that boards apart and comes back apart', () => {
  const later = { secondReturnTime: '20:30', secondReturnPassengers: 15 };

  it('is priced at once, each part by its own way back', async () => {
    const preview = await ask(dayOut, [{ placeText: 'Apeldoorn', passengers: 20 }], 48, later);
    expect(preview.personReasons).toEqual([]);
    const groups = preview.quote?.options[0]?.groups ?? [];
    expect(groups.map(({ passengers, boards, returns }) => `${passengers} ${boards?.name} ${returns?.time}`)).toEqual([
      '28 Deventer 17:30',
      '5 Apeldoorn 17:30',
      '15 Apeldoorn 20:30',
    ]);
  });

  it('costs as much as its parts as separate trips', async () => {
    const whole = await ask(dayOut, [{ placeText: 'Apeldoorn', passengers: 15 }], 48, later);
    const late = dayOut.map((stop, index) => (index === 1 ? { ...stop, time: '20:30' } : stop));
    const leaves = whole.itinerary.pickUps?.[0]?.departure;
    const own = late.map((stop, index) => (index === 1 ? stop : { ...stop, placeText: 'Apeldoorn', ...(index === 0 ? leaves : {}) }));
    const parts = await Promise.all([ask(dayOut, [], 33), ask(own, [], 15)]);
    const sum = parts.reduce((total, { quote }) => total + (quote?.options[0]?.netCents ?? 0), 0);
    expect(whole.quote?.options[0]?.netCents).toBe(sum);
  });

  it('is offered a cheaper later return of the part that needs it', async () => {
    const far: Typed[] = [
      { placeText: 'Deventer', date: '2027-05-11', time: '07:00' },
      { placeText: 'Winterberg', date: '2027-05-11', time: '17:00' },
      { placeText: 'Deventer' },
    ];
    const preview = await ask(far, [], 48, { secondReturnTime: '19:30', secondReturnPassengers: 15 });
    expect(preview.quote?.options[0]?.crew.drivers).toBeGreaterThan(preview.quote?.options[0]?.vehicles.length ?? 9);
    const small = (await findChanges(geo, preview)).find(({ gain }) => gain === 'driver');
    expect(small?.itinerary.secondReturn).toBeDefined();
    const again = await priceItinerary({ ...geo, itinerary: small?.itinerary ?? preview.itinerary, group: preview.group, site: 'nl', now });
    expect(again.quote?.options[0]?.totalCents).toBe(small?.totalCents);
    expect(small?.savesCents).toBeGreaterThan(0);
  });
});
