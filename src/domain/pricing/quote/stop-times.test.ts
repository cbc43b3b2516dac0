import { describe, expect, it } from 'vitest';
import { question, quoteOf, returnTrip } from '../testing/sample-quotes.ts';
import { dayTrip, sampleLeg, sampleRoute } from '../testing/sample-trips.ts';
import { findCrew, stopTimesOf } from './crew-plan.ts';
import { estimateStopTimes } from './stop-times.ts';

describe('the arrival of the coach at a stop', () => {
  it('is its departure plus the driving time', () => {
    expect(stopTimesOf(quoteOf())).toEqual([
      { arrives: null, driveMinutes: 0, breakMinutes: 0 },
      { arrives: '2026-12-01T07:45:00.000Z', driveMinutes: 45, breakMinutes: 0 },
      { arrives: '2026-12-01T16:45:00.000Z', driveMinutes: 45, breakMinutes: 0 },
    ]);
  });

  it('includes the breaks that the law requires on the way', () => {
    const trip = returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-02 12:00', leg: sampleLeg(400, 300) });
    expect(stopTimesOf(quoteOf(trip))[1]).toEqual({ arrives: '2026-12-01T12:45:00.000Z', driveMinutes: 300, breakMinutes: 45 });
  });

  it('is stored once if two options have the same plan, and found for both', () => {
    const quote = quoteOf();
    const [first, second] = quote.options;
    if (!first || !second) throw new Error('One choice alone');
    expect(second.crew.stopTimes).toBeUndefined();
    expect(findCrew(quote, second).stopTimes).toEqual(first.crew.stopTimes);
  });

  it('is unknown for a trip without a price', () => {
    expect(stopTimesOf(null)).toEqual([]);
  });
});

describe('the arrival by driving time alone', () => {
  const { itinerary } = question;
  const estimate = (minutes: number, drivers = 1) =>
    estimateStopTimes({ itinerary, routed: sampleRoute([sampleLeg(45, minutes), sampleLeg(45, 45)]), drivers });

  it('equals the plan on a short route', () => {
    expect(estimateStopTimes({ ...dayTrip, drivers: 1 })).toEqual(stopTimesOf(quoteOf()));
  });

  it.each([
    [270, 1, 0],
    [271, 1, 45],
    [541, 1, 90],
    [541, 2, 0],
  ])('has after %d minutes with %d drivers %d of breaks', (minutes, drivers, breakMinutes) => {
    expect(estimate(minutes, drivers)[1]).toMatchObject({ driveMinutes: minutes, breakMinutes });
  });

  it('continues from the arrival of the coach if that is later than the departure', () => {
    expect(estimate(600, 2)[2]?.arrives).toBe('2026-12-01T17:45:00.000Z');
  });

  it('includes the time on board a ferry', () => {
    const ferry = sampleLeg(45, 45, { crossings: [{ key: 'some-ferry', kind: 'ferry', minutesOnBoard: 30 }] });
    const [, there] = estimateStopTimes({ itinerary, routed: { legs: [ferry, ferry] }, drivers: 1 });
    expect(there?.arrives).toBe('2026-12-01T08:15:00.000Z');
  });

  it('is empty if the legs do not match the stops', () => {
    expect(estimateStopTimes({ itinerary, routed: { legs: [] }, drivers: 1 })).toEqual([]);
  });
});
