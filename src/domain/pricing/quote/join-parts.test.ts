import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardAt } from '#domain/itinerary/pick-ups.ts';
import { addSecondReturn } from '#domain/itinerary/second-return.ts';
import { listPartsOf } from '#domain/trip/list-parts.ts';
import { houseBook } from '../testing/house-rates.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote, makeQuoteOnRequest } from './make-quote.ts';
import type { QuoteInput } from './prepare-trip.ts';
import type { Quote, QuoteOption } from './quote.ts';
import { listVehicleGroups } from './vehicle-groups.ts';

const about = { siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', book: houseBook() } as const;

type Asked = {
  readonly passengers: number;
  readonly later: number;
  readonly minutes: number;
  readonly at?: string;
  readonly second?: string;
};

function question({ passengers, minutes, at = '22:00' }: Asked): QuoteInput {
  const stops = [
    { place: samplePlace('A'), at: '2026-12-05 15:00' },
    { place: samplePlace('B'), at: `2026-12-05 ${at}` },
    { place: samplePlace('A') },
  ];
  const leg = sampleLeg(minutes * 1.2, minutes);
  return {
    itinerary: { ...sampleItinerary(stops), type: 'return' },
    routed: sampleRoute([leg, leg]),
    group: sampleGroup(passengers),
    ...about,
  };
}

function staggered(asked: Asked): QuoteInput {
  const plain = question(asked);
  return { ...plain, itinerary: addSecondReturn(plain.itinerary, { time: asked.second ?? '23:59', passengers: asked.later }) };
}

function quoteOf(asked: QuoteInput): Quote {
  const made = makeQuote(asked);
  if (!made.ok) throw new Error(made.failure.join());
  return made.value;
}

function cheapestOf(asked: QuoteInput): QuoteOption {
  const [option] = quoteOf(asked).options;
  if (option === undefined) throw new Error('A quote without options');
  return option;
}

const anyAsked = fc
  .record({ passengers: fc.integer({ min: 2, max: 160 }), part: fc.integer({ min: 1, max: 99 }), minutes: fc.integer({ min: 5, max: 90 }) })
  .map(({ passengers, part, minutes }) => ({ passengers, minutes, later: Math.max(1, Math.floor((passengers * part) / 100)) }));

describe('a group that comes back by two returns', () => {
  it('is carried in the vehicles of two groups, each with its own plan, for the sum of their prices', () => {
    const option = cheapestOf(staggered({ passengers: 60, later: 20, minutes: 30 }));
    const groups = listVehicleGroups(option);
    expect(groups.map(({ passengers, returns, vehicles, from }) => ({ passengers, returns, vehicles, from }))).toEqual([
      { passengers: 40, returns: { date: '2026-12-05', time: '22:00' }, vehicles: 1, from: 0 },
      { passengers: 20, returns: { date: '2026-12-05', time: '23:59' }, vehicles: 1, from: 1 },
    ]);
    expect(option.vehicles).toHaveLength(2);
    expect(option.crew.drivers).toBe(2);
    const [first, second] = groups.map(({ crew }) => crew.dutyMinutes);
    expect((second ?? 0) - (first ?? 0)).toBe(119);
    expect(groups.map(({ crew }) => crew.stopTimes?.[2]?.arrives)).toEqual(['2026-12-05T21:30:00.000Z', '2026-12-05T23:29:00.000Z']);
  });

  it('costs as much as its parts as separate trips, and its VAT is that of the sum', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const option = cheapestOf(staggered(asked));
        const alone = [
          question({ ...asked, passengers: asked.passengers - asked.later }),
          question({ ...asked, passengers: asked.later, at: '23:59' }),
        ].map((part) => cheapestOf(part).netCents);
        const groups = listVehicleGroups(option);
        expect(groups.map(({ netCents }) => netCents)).toEqual(alone);
        expect(option.netCents).toBe(alone.reduce((sum, cents) => sum + cents, 0));
        expect(option.vat.map(({ netCents, ratePercent, vatCents }) => Math.round((netCents * ratePercent) / 100) - vatCents)).toEqual([0]);
        expect(option.totalCents).toBe(option.netCents + option.vatCents);
      }),
      { numRuns: 60 },
    );
  });

  it('carries everybody of each part, and never for less than all together by the first return', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const option = cheapestOf(staggered(asked));
        const groups = listVehicleGroups(option);
        for (const { from, vehicles, passengers } of groups) {
          const seats = (option.vehicleSeats ?? []).slice(from, from + vehicles).reduce((sum, each) => sum + each, 0);
          expect(seats).toBeGreaterThanOrEqual(passengers);
        }
        expect(groups.reduce((sum, { passengers }) => sum + passengers, 0)).toBe(asked.passengers);
        expect(option.netCents).toBeGreaterThanOrEqual(cheapestOf(question(asked)).netCents);
      }),
      { numRuns: 60 },
    );
  });

  it('is the plain trip where both hours are the same', () => {
    const asked = { passengers: 60, later: 20, minutes: 30, second: '22:00' };
    expect(quoteOf(staggered(asked))).toEqual(quoteOf(question(asked)));
  });

  it('pays its child seats once, and gets one size up where either part has one', () => {
    const asked = staggered({ passengers: 60, later: 20, minutes: 30 });
    const quote = quoteOf({ ...asked, group: { ...asked.group, boosterSeats: 3 } });
    expect(quote.options.map(({ key }) => key)).toEqual(['cheapest', 'one-size-up']);
    for (const { lines, seats } of quote.options) {
      expect(lines.filter(({ kind }) => kind === 'extra-child-seats')).toMatchObject([{ quantity: 3, vehicle: null }]);
      expect(seats).toBeGreaterThanOrEqual(60);
    }
  });

  it('goes to a person where either part does', () => {
    const late = staggered({ passengers: 60, later: 20, minutes: 30 });
    expect(makeQuoteOnRequest({ ...late, now: '2026-12-05T12:00:00.000Z' })).toMatchObject({ reasons: ['short-lead'] });
    expect(makeQuote({ ...late, now: '2026-12-05T12:00:00.000Z' })).toEqual({ ok: false, failure: ['short-lead'] });
    expect(makeQuote({ ...late, group: { ...late.group, wheelchairPlaces: 9 } })).toMatchObject({ ok: false, failure: ['wheelchairs'] });
  });
});

/** Some of them board nearer or farther: their road is shorter or longer by this much. */
function boarding({ nearer, ...asked }: Asked & { readonly nearer: number }): QuoteInput {
  const plain = question(asked);
  const own = sampleLeg(Math.max(5, asked.minutes - nearer) * 1.2, Math.max(5, asked.minutes - nearer));
  const pickUp = { place: samplePlace('C'), departure: { date: '2026-12-05', time: '15:00' }, passengers: asked.later };
  return {
    ...plain,
    itinerary: { ...plain.itinerary, pickUps: [pickUp] },
    routed: { ...plain.routed, otherParts: [sampleRoute([own, own])] },
  };
}

describe('a group that boards at two places', () => {
  it('is carried in vehicles of two groups, each by its own road', () => {
    const option = cheapestOf(boarding({ passengers: 80, later: 30, minutes: 60, nearer: 20 }));
    expect(listVehicleGroups(option)).toMatchObject([
      { passengers: 50, boards: { name: 'A', date: '2026-12-05', time: '15:00' }, returns: { time: '22:00' }, vehicles: 1, from: 0 },
      { passengers: 30, boards: { name: 'C', date: '2026-12-05', time: '15:00' }, returns: { time: '22:00' }, vehicles: 1, from: 1 },
    ]);
    expect(option.groups?.map(({ crew }) => crew.stopTimes?.[1]?.arrives)).toEqual([
      '2026-12-05T15:00:00.000Z',
      '2026-12-05T14:40:00.000Z',
    ]);
    expect(option.lines.filter(({ group }) => group === 1).length).toBeGreaterThan(0);
  });

  it('costs as much as its parts as separate trips, by the road of each', () => {
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: -60, max: 60 }), (asked, nearer) => {
        const whole = boarding({ ...asked, nearer });
        const { pickUps = [], ...plain } = whole.itinerary;
        const { otherParts = [], ...road } = whole.routed;
        const first = { ...whole, itinerary: plain, routed: road, group: sampleGroup(asked.passengers - asked.later) };
        const second = {
          ...whole,
          itinerary: boardAt(plain, pickUps[0] ?? fail()),
          routed: otherParts[0] ?? fail(),
          group: sampleGroup(asked.later),
        };
        const option = cheapestOf(whole);
        expect(listVehicleGroups(option).map(({ netCents }) => netCents)).toEqual([first, second].map((part) => cheapestOf(part).netCents));
        expect(option.totalCents).toBe(option.netCents + option.vatCents);
      }),
      { numRuns: 60 },
    );
  });

  it('shows the kilometres of each part, by its own road', () => {
    const option = cheapestOf(boarding({ passengers: 130, later: 60, minutes: 60, nearer: 20 }));
    expect(listPartsOf(option).map(({ kilometres }) => kilometres)).toEqual([144, 96]);
  });

  it('goes to a person where the road of either is too long', () => {
    const far = boarding({ passengers: 80, later: 30, minutes: 60, nearer: -500 });
    expect(makeQuote(far)).toMatchObject({ ok: false, failure: ['beyond-driving-rules'] });
  });
});

function fail(): never {
  throw new Error('A pick-up without a road');
}
