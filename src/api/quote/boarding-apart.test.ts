import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { createGeo } from '#geo/create-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { priceItinerary } from '#operations/quotes/price-itinerary.ts';
import { findChanges } from '#operations/trips/find-changes.ts';

/** Groups that board at several places, over the embedded places and roads: what is proposed to them. */

const geo = { ...createGeo(), rates: houseRates };
const now = '2026-11-21T10:00:00.000Z';
const visit = { site: 'nl', language: 'nl' } as const;

type Typed = { readonly placeText: string; readonly date?: string; readonly time?: string };
type Boarding = { readonly placeText: string; readonly passengers: number };

async function ask(stops: readonly Typed[], pickUps: readonly Boarding[], passengers = 48) {
  const input = { type: 'return', stops, pickUps: pickUps.map((pickUp) => ({ time: '', ...pickUp })), passengers };
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
  it('is offered one round, and pays for it what was promised', async () => {
    const preview = await ask(dayOut, [{ placeText: 'Apeldoorn', passengers: 20 }]);
    const round = (await findChanges(geo, preview)).find(({ kind }) => kind === 'one-round');
    expect(round).toMatchObject({ gain: 'vehicles', stop: null, makesLawful: false });
    expect(round?.savesCents).toBeGreaterThan(10_000);
    expect(round?.places).toEqual(['stops.0', 'pickUps.0', 'stops.1', 'pickUps.0', 'stops.0']);
    expect(round?.itinerary.stops.map(({ place }) => place.name)).toEqual(['Deventer', 'Apeldoorn', 'Efteling', 'Apeldoorn', 'Deventer']);
    const again = await priceItinerary({ ...geo, itinerary: round?.itinerary ?? preview.itinerary, group: preview.group, site: 'nl', now });
    expect(again.quote?.options[0]).toMatchObject({ vehicles: ['coachHire'], totalCents: round?.totalCents });
  });

  it('is at the park no later by it than by vehicles of its own', async () => {
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
