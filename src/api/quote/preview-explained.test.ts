import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import type { RoadRouter } from '#geo/ports.ts';
import { createExecutor } from '../run/executor.ts';
import { schema } from '../schema.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { samplePlaces, sampleRoads } from '../testing/sample-ports.ts';
import { createTestContext } from '../testing/test-context.ts';

const document = `query ($itinerary: ItineraryInput!) {
  previewQuote(itinerary: $itinerary, domain: NL, language: nl) {
    preview {
      quotes {
        totalCents waiting vehicleSeats vehicleCases paymentPlan { part dueOn amountCents }
        crew { drivers dutyMinutes duties { start drivers parts { kind minutes } restMinutes } checks { rule article binds actualMinutes limitMinutes } }
        lines { kind reason { key values { name value } } }
      }
      suggestions { kind gain stop stopName minutes driversBefore driversAfter savesCents totalCents makesLawful stops { name date time } }
      findings { reason about rule article stop minutes date time }
      tightStops { stop name minutes date time }
      perPersonCents timeZone emissions { modes { mode kilograms } source }
    }
    errors { field code }
  }
}`;

const suggestion = v.looseObject({
  kind: v.string(),
  stop: v.nullable(v.number()),
  savesCents: v.nullable(v.number()),
  totalCents: v.number(),
  stops: v.array(v.object({ name: v.string(), date: v.nullable(v.string()), time: v.nullable(v.string()) })),
});
const quote = v.looseObject({
  totalCents: v.number(),
  paymentPlan: v.array(v.object({ part: v.string(), dueOn: v.string(), amountCents: v.number() })),
  crew: v.looseObject({
    drivers: v.number(),
    dutyMinutes: v.number(),
    duties: v.array(v.looseObject({ start: v.string(), parts: v.array(v.object({ kind: v.string(), minutes: v.number() })) })),
    checks: v.array(v.looseObject({ rule: v.string() })),
  }),
  lines: v.array(v.looseObject({ kind: v.string(), reason: v.nullable(v.looseObject({ key: v.string() })) })),
});
const answer = v.object({
  previewQuote: v.object({
    preview: v.looseObject({
      quotes: v.array(quote),
      suggestions: v.array(suggestion),
      findings: v.array(v.unknown()),
      tightStops: v.array(v.unknown()),
      perPersonCents: v.nullable(v.number()),
      timeZone: v.string(),
      emissions: v.nullable(v.looseObject({ modes: v.array(v.object({ mode: v.string(), kilograms: v.number() })) })),
    }),
    errors: v.array(v.unknown()),
  }),
});

async function preview(changes: object = {}, roads: RoadRouter = sampleRoads) {
  const { data, errors } = await createExecutor({ schema, context: createTestContext({ roads }) })(document, {
    itinerary: createSampleItinerary(changes),
  });
  expect(errors).toBeUndefined();
  return v.parse(answer, data).previewQuote.preview;
}

const day = dateAhead(60);
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Worked example 9: shuttles with long waits, some 15 and a half hours from depot to depot. */
const shuttles = Array.from({ length: 10 }, (_, index) => {
  const placeText = index % 2 === 0 ? 'Utrecht' : 'Amsterdam';
  return index === 9 ? { placeText } : { placeText, date: day, time: clock(7 * 60 + 15 + index * 103) };
});

describe('the vehicles of previewQuote', () => {
  it('come with their seats and with how many people can each bring a case', async () => {
    const { quotes } = await preview();
    expect(quotes[0]).toMatchObject({ vehicleSeats: [50], vehicleCases: [41] });
  });
});

describe('suggestions of previewQuote', () => {
  it('save the second driver of a day of shuttles by a shorter wait, and keep their word when they are taken', async () => {
    const { quotes, suggestions } = await preview({ type: 'tour', stops: shuttles });
    expect(quotes[0]?.crew.drivers).toBe(2);
    const taken = suggestions.find(({ kind }) => kind === 'shorten-wait');
    expect(taken).toMatchObject({
      gain: 'driver',
      driversBefore: 2,
      driversAfter: 1,
      makesLawful: false,
      stopName: expect.stringMatching(/^Utrecht \(\d\d:\d\d\)$/),
    });
    expect(quotes[0]?.totalCents).toBe((taken?.totalCents ?? 0) + (taken?.savesCents ?? 0));
    const stops = taken?.stops.map(({ name, date, time }) => ({ placeText: name, ...(date && time ? { date, time } : {}) }));
    const after = await preview({ type: 'tour', stops });
    expect(after.quotes[0]).toMatchObject({ totalCents: taken?.totalCents, crew: { drivers: 1 } });
  });

  it('move one departure and leave everything else as it was typed', async () => {
    const { suggestions } = await preview({ type: 'tour', stops: shuttles });
    for (const { stops, stop, kind } of suggestions.filter((each) => each.kind !== 'fewer-stop')) {
      const moved = stops.flatMap(({ date, time }, index) =>
        time === shuttles[index]?.time && date === (shuttles[index]?.date ?? null) ? [] : [index],
      );
      expect([kind, moved.filter((index) => index !== 9)]).toEqual([kind, [stop ?? 0]]);
    }
  });

  it('are not looked for, nor roads for them, where one driver is enough by day', async () => {
    const asked: (readonly Coordinates[])[] = [];
    const findRoute: RoadRouter['findRoute'] = (points) => {
      asked.push(points);
      return sampleRoads.findRoute(points);
    };
    expect((await preview({}, { findRoute })).suggestions).toEqual([]);
    const depots = houseBook().depots.depots.map(({ coordinates }) => coordinates);
    // Those from and to a depot belong to the trip's own price.
    const isOfDepot = (points: readonly Coordinates[]) => points.some((point) => depots.includes(point));
    expect(asked.filter((points) => points.length === 2 && !isOfDepot(points))).toEqual([]);
  });
});

describe('findings of previewQuote', () => {
  it('name the stop whose time leaves too little for the road, and when it could be left', async () => {
    const stops = [
      { placeText: 'Utrecht', date: day, time: '08:00' },
      { placeText: 'Groningen', date: day, time: '08:45' },
      { placeText: 'Utrecht' },
    ];
    const { quotes, findings } = await preview({ stops });
    expect(quotes).toEqual([]);
    expect(findings).toMatchObject([{ reason: 'beyond-driving-rules', about: 'stop', stop: 1, date: day, time: '10:35' }]);
  });

  it('are none where a stop is only somewhat too tight: it has a price and a warning', async () => {
    const stops = [
      { placeText: 'Utrecht', date: day, time: '08:00' },
      { placeText: 'Groningen', date: day, time: '10:00' },
      { placeText: 'Utrecht' },
    ];
    const { quotes, findings, tightStops } = await preview({ stops });
    expect(quotes.length).toBeGreaterThan(0);
    expect(findings).toEqual([]);
    expect(tightStops).toEqual([{ stop: 1, name: 'Groningen', minutes: 34, date: day, time: '10:35' }]);
  });

  it('name the rule that even two drivers would break', async () => {
    const ride = (index: number) => ({
      placeText: index % 2 === 0 ? 'Utrecht' : 'Groningen',
      date: dateAhead(60 + Math.floor(index / 6)),
      time: clock((index % 6) * 240),
    });
    const stops = [...Array.from({ length: 12 }, (_, index) => ride(index)), { placeText: 'Utrecht' }];
    const { findings, suggestions } = await preview({ type: 'tour', stops });
    expect(findings).toContainEqual(expect.objectContaining({ about: 'rule', rule: 'daily-driving', article: '561/2006 art. 6(1)' }));
    for (const { makesLawful } of suggestions) expect(makesLawful).toBe(true);
  });

  it('are only the reason if it is complete, and none if there is a price', async () => {
    const stops = [{ placeText: 'Utrecht', date: day, time: '08:00' }, { placeText: 'Vlieland' }];
    expect((await preview({ type: 'one-way', stops })).findings).toMatchObject([
      { reason: 'ferry', about: 'trip', rule: null, stop: null },
    ]);
    expect((await preview()).findings).toEqual([]);
  });
});

describe('the explanations of previewQuote', () => {
  it('is the plan of the day without gaps, the rules with their articles, and a reason for each line', async () => {
    const { quotes, timeZone } = await preview();
    expect(timeZone).toBe('Europe/Amsterdam');
    for (const { crew, lines } of quotes) {
      const minutes = crew.duties.flatMap(({ parts }) => parts).reduce((total, part) => total + part.minutes, 0);
      expect(minutes).toBe(crew.dutyMinutes);
      expect(crew.checks).toContainEqual(expect.objectContaining({ rule: 'daily-driving', article: '561/2006 art. 6(1)', binds: false }));
      expect(lines.filter(({ reason }) => reason === null)).toEqual([]);
    }
  });

  it('is the price and the emissions per passenger, and the payment dates', async () => {
    const { quotes, perPersonCents, emissions } = await preview();
    const [cheapest] = quotes;
    expect(perPersonCents).toBe(Math.ceil((cheapest?.totalCents ?? 0) / 48));
    expect(emissions?.modes.map(({ mode }) => mode)).toEqual(['coach', 'car']);
    expect(cheapest?.paymentPlan.map(({ part }) => part)).toEqual(['deposit', 'balance']);
    expect(cheapest?.paymentPlan.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(cheapest?.totalCents);
    expect(cheapest?.paymentPlan[1]?.dueOn).toBe(dateAhead(46));
  });
});

describe('findPlaces', () => {
  it.each([true, false])('reports whether its answer replaces the geocoder’s: %s', async (isFallback) => {
    const places = { ...samplePlaces, findPlaces: async () => ({ places: [], isFallback }) };
    const query = '{ findPlaces(query: "utr", language: nl, domain: NL) { isFallback places { name } } }';
    const { data } = await createExecutor({ schema, context: createTestContext({ places }) })(query, {});
    expect(data?.findPlaces).toEqual({ isFallback, places: [] });
  });
});
