import { describe, expect, it } from 'vitest';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import type { QuoteInput } from '#domain/pricing/quote/prepare-trip.ts';
import { sampleGroup, sampleRoute } from '#domain/pricing/testing/sample-trips.ts';
import { withDeparture, withoutStop } from './change-itinerary.ts';
import { findSuggestions } from './find-suggestions.ts';
import { longShuttles, sampleQuestion } from './testing/sample-shuttles.ts';

function cheapestOf(question: QuoteInput) {
  const made = makeQuote(question);
  return made.ok ? made.value.options[0] : undefined;
}

describe('worked examples 9 and 10, from the itinerary to the price', () => {
  it('takes two drivers as it was typed', () => {
    expect(cheapestOf(longShuttles)?.crew).toMatchObject({ drivers: 2, dutyMinutes: 920 });
  });

  it('twenty minutes less save a driver, with the exact saving', () => {
    const suggestions = findSuggestions(longShuttles);
    const shorter = suggestions.find(({ kind }) => kind === 'shorten-wait');
    expect(shorter).toMatchObject({ stop: 8, minutes: 20, gain: 'driver', driversBefore: 2, driversAfter: 1, makesLawful: false });
    const after = shorter && cheapestOf({ ...longShuttles, itinerary: shorter.itinerary });
    expect(after?.crew).toMatchObject({ drivers: 1, dutyMinutes: 900 });
    expect(shorter?.savesCents).toBe((cheapestOf(longShuttles)?.totalCents ?? 0) - (after?.totalCents ?? 0));
    // A second driver's day and the VAT on it, and twenty minutes, which are billed as two quarters of an hour.
    expect(shorter?.savesCents).toBeGreaterThan(35_000);
  });

  it('also suggests a later start, and half an hour shorter is example 10', () => {
    expect(findSuggestions(longShuttles).find(({ kind }) => kind === 'leave-later')).toMatchObject({ stop: null, minutes: 20 });
    const stop = 8;
    const departure = longShuttles.itinerary.stops[stop]?.departure;
    expect(departure?.time).toBe('20:35');
    const itinerary = withDeparture(longShuttles.itinerary, { stop, minute: Date.parse('2026-12-01T20:05:00+01:00') / 60_000 });
    expect(cheapestOf({ ...longShuttles, itinerary })?.crew).toMatchObject({ drivers: 1, dutyMinutes: 890 });
    expect(findSuggestions({ ...longShuttles, itinerary }).filter(({ gain }) => gain === 'driver')).toEqual([]);
  });

  it('moves one departure and leaves the others as typed', () => {
    for (const { itinerary } of findSuggestions(longShuttles)) {
      const moved = itinerary.stops.filter((stop, index) => stop.departure?.time !== longShuttles.itinerary.stops[index]?.departure?.time);
      expect(moved).toHaveLength(1);
    }
  });
});

describe('a day that is hours too long for one driver', () => {
  const wait = { drive: 60, wait: 255 };
  const long = sampleQuestion({ start: '06:00', legs: [wait, wait, wait, { drive: 60 }], type: 'day-trip' });

  it('may begin up to four hours later where that saves a driver', () => {
    expect(cheapestOf(long)?.crew.drivers).toBe(2);
    const later = findSuggestions(long).find(({ kind }) => kind === 'leave-later');
    expect(later).toMatchObject({ gain: 'driver', driversAfter: 1 });
    expect(later?.minutes).toBeGreaterThan(120);
    expect(later?.minutes).toBeLessThanOrEqual(240);
  });
});

describe('an itinerary beyond the rules', () => {
  /** A return trip within a day: 22 hours from depot to depot. */
  const beyond = sampleQuestion({ start: '05:00', legs: [{ drive: 420, wait: 390 }, { drive: 420 }], type: 'day-trip' });

  it('is made lawful by coming back the next morning', () => {
    expect(makeQuote(beyond)).toEqual({ ok: false, failure: ['beyond-driving-rules'] });
    const [best, ...others] = findSuggestions(beyond);
    const stay = [best, ...others].find((suggestion) => suggestion?.kind === 'stay-overnight');
    expect(stay).toMatchObject({ gain: 'lawful', driversBefore: null, savesCents: null, makesLawful: true, stop: 1 });
    expect(stay?.itinerary.stops[1]?.departure).toEqual({ date: '2026-12-02', time: '07:00' });
    const after = cheapestOf({ ...beyond, itinerary: stay?.itinerary ?? beyond.itinerary });
    expect(after?.crew.overnights).toBeGreaterThan(0);
    expect(stay?.totalCents).toBe(after?.totalCents);
  });

  it('excludes a change that the form would refuse: the way back is more than two years ahead', () => {
    const farAhead = findSuggestions({ ...beyond, now: '2024-12-01T10:00:00.000Z' });
    expect(farAhead.map(({ kind }) => kind)).toContain('shorten-wait');
    expect(farAhead.map(({ kind }) => kind)).not.toContain('stay-overnight');
  });

  it('is made lawful by the shortest wait that will do', () => {
    const shorter = findSuggestions(beyond).find(({ kind }) => kind === 'shorten-wait');
    // 15 + 15 + 15 + 420 + 390 + 420 + 15 + 15 = 1305 minutes; two drivers may work 1260.
    expect(shorter).toMatchObject({ minutes: 45, driversAfter: 2, makesLawful: true });
  });

  it('may leave a stop out, on the road that it is given', () => {
    const leg = { drive: 160, wait: 30 };
    const question = sampleQuestion({ start: '06:00', legs: [leg, leg, leg, { drive: 160 }] });
    expect(cheapestOf(question)?.crew.drivers).toBe(2);
    const [first, second, , fourth] = question.routed.legs;
    const shortcut = { ...second, minutes: 240, kilometres: 260, kilometresByCountry: { NL: 260 } };
    const asked: number[] = [];
    const routedWithout = (stop: number) => {
      asked.push(stop);
      return stop === 2 && first && second && fourth ? sampleRoute([first, { ...second, ...shortcut }, fourth]) : null;
    };
    const fewer = findSuggestions(question, { routedWithout }).find(({ kind }) => kind === 'fewer-stop');
    expect(asked).toEqual([1, 2, 3]);
    expect(fewer).toMatchObject({ stop: 2, minutes: 0, driversBefore: 2, driversAfter: 1 });
    expect(fewer?.itinerary).toEqual(withoutStop(question.itinerary, 2));
    expect(findSuggestions(question).some(({ kind }) => kind === 'fewer-stop')).toBe(false);
  });
});

describe('a wait that is nearly a rest', () => {
  it('becomes one by leaving forty minutes later, and one driver is enough', () => {
    // 545 minutes contain 500 of rest, 15 of boarding and, if the coach stands, 15 of checks at each end.
    const question = sampleQuestion({ start: '06:00', legs: [{ drive: 250, wait: 545 }, { drive: 250 }] });
    expect(cheapestOf(question)?.crew.drivers).toBe(2);
    const longer = findSuggestions(question).find(({ kind }) => kind === 'lengthen-wait');
    expect(longer).toMatchObject({ stop: 1, minutes: 40, gain: 'driver', driversBefore: 2, driversAfter: 1 });
  });
});

describe('small vehicles', () => {
  it('are planned by their own rules: seven persons have no reduced rest', () => {
    const day = sampleQuestion({ start: '08:00', legs: [{ drive: 60, wait: 300 }, { drive: 60, wait: 270 }, { drive: 60 }] });
    const question: QuoteInput = { ...day, group: sampleGroup(7), asked: 'taxiBus' };
    expect(cheapestOf(question)).toMatchObject({ vehicles: ['taxiBus'], crew: { drivers: 2, dutyMinutes: 825 } });
    expect(findSuggestions(question).find(({ kind }) => kind === 'shorten-wait')).toMatchObject({ minutes: 45, driversAfter: 1 });
  });
});

describe('the night', () => {
  it('is spared where a slightly earlier way home does it', () => {
    // A wait of ten hours would be billed flat, so leaving earlier would save too little.
    const evening = sampleQuestion({ start: '14:45', legs: [{ drive: 60, wait: 315 }, { drive: 60 }], type: 'day-trip' });
    const [suggestion] = findSuggestions(evening);
    // At the depot at 22:30 including the check; the night begins at 22:00.
    expect(suggestion).toMatchObject({ kind: 'shorten-wait', gain: 'night', stop: 1, minutes: 30, driversBefore: 1, driversAfter: 1 });
  });

  it('is spared where a slightly later start does it', () => {
    const early = sampleQuestion({ start: '06:15', legs: [{ drive: 60, wait: 300 }, { drive: 60 }], type: 'day-trip' });
    expect(findSuggestions(early)).toMatchObject([{ kind: 'leave-later', gain: 'night', stop: null, minutes: 30 }]);
  });

  it('is not changed if it is far away', () => {
    expect(findSuggestions(sampleQuestion({ start: '02:00', legs: [{ drive: 60, wait: 300 }, { drive: 60 }], type: 'day-trip' }))).toEqual(
      [],
    );
  });
});

describe('nothing to suggest', () => {
  it('of a day that one driver drives by daylight', () => {
    expect(findSuggestions(sampleQuestion({ start: '09:00', legs: [{ drive: 60, wait: 300 }, { drive: 60 }] }))).toEqual([]);
  });

  it('where a person must look for another reason', () => {
    const ferry = { ...longShuttles.routed, emptyOut: { ...longShuttles.routed.emptyOut, hasFerry: true } };
    expect(findSuggestions({ ...longShuttles, routed: ferry })).toEqual([]);
  });

  it('where no small change helps: eleven hours of driving each way in one go', () => {
    expect(findSuggestions(sampleQuestion({ start: '06:00', legs: [{ drive: 1_500 }] }))).toEqual([]);
  });

  it('uses the caller’s result', () => {
    const made = makeQuote(longShuttles);
    expect(findSuggestions(longShuttles, { made })).toEqual(findSuggestions(longShuttles));
  });
});

describe('a tour without a day off', () => {
  const tour = (days: number) =>
    sampleQuestion({ start: '09:00', legs: Array.from({ length: days }, () => ({ drive: 120, wait: 1_320 })) });
  const dayOff = (question: QuoteInput) => findSuggestions(question).find(({ kind }) => kind === 'free-day');

  it('of thirteen days is lawful with one about its middle, after which every departure is a day later', () => {
    const question = tour(13);
    expect(makeQuote(question)).toEqual({ ok: false, failure: ['beyond-driving-rules'] });
    const change = dayOff(question);
    expect(change).toMatchObject({ gain: 'lawful', minutes: 1_440, makesLawful: true });
    const stop = change?.stop ?? 0;
    expect(Math.abs(stop - 6.5)).toBeLessThan(2);
    const dates = change?.itinerary.stops.map(({ departure }) => departure?.date);
    const before = question.itinerary.stops.map(({ departure }) => departure?.date);
    expect(dates?.slice(0, stop)).toEqual(before.slice(0, stop));
    expect(dates?.[stop]).toBe(before[stop + 1]);
    expect(cheapestOf({ ...question, itinerary: change?.itinerary ?? question.itinerary })?.totalCents).toBe(change?.totalCents);
  });

  it('of fourteen days would be too long with it, and one of twelve needs none', () => {
    expect(dayOff(tour(14))).toBeUndefined();
    expect(makeQuote(tour(12)).ok).toBe(true);
    expect(dayOff(tour(12))).toBeUndefined();
  });
});
