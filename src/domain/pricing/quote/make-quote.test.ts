import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { question, quoteOf, reasonsOf, returnTrip } from '../testing/sample-quotes.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { getLowestTotalCents } from './lowest-price.ts';
import type { QuoteInput } from './prepare-trip.ts';

describe('makeQuote', () => {
  it('prices the day trip Utrecht – Efteling for 48', () => {
    const quote = quoteOf();
    expect(quote).toMatchObject({
      chosen: 'cheapest',
      kilometres: 90,
      emptyKilometres: 18,
      estimated: true,
      rateCard: houseBook().version,
    });
    expect(quote.validUntil).toBe('2026-11-24T10:00:00.000Z');
    expect(quote.options[0]).toMatchObject({
      key: 'cheapest',
      vehicles: ['coachHire'],
      seats: 50,
      crew: { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 120, dutyMinutes: 660 },
      netCents: 86_468,
      vatCents: 7_782,
      totalCents: 94_250,
    });
  });

  it('offers one size up, and two vehicles only where they cost up to 30 percent more', () => {
    const quote = quoteOf();
    expect(quote.options.map(({ key, vehicles, vehicleSeats }) => [key, vehicles, vehicleSeats])).toEqual([
      ['cheapest', ['coachHire'], [50]],
      ['one-size-up', ['coachHire'], [59]],
    ]);
    expect(getLowestTotalCents(quote)).toBe(94_250);
  });

  it('offers two vehicles of which one alone is not enough, each with its driver', () => {
    for (let passengers = 5; passengers <= 75; passengers += 5) {
      const [cheapest, ...others] = quoteOf({ group: sampleGroup(passengers) }).options;
      const pair = others.find(({ key }) => key === 'two-vehicles');
      if (pair === undefined) continue;
      expect(pair.netCents).toBeLessThanOrEqual((cheapest?.netCents ?? 0) * 1.3);
      expect(pair.crew.drivers).toBe(2);
    }
    const short = {
      itinerary: { ...question.itinerary, stops: question.itinerary.stops.slice(1) },
      routed: sampleRoute([sampleLeg(20, 25)]),
    };
    expect(quoteOf({ ...short, group: sampleGroup(38) }).options.map(({ key }) => key)).toContain('two-vehicles');
  });

  it('bills two vehicles of a type in one set of lines', () => {
    const [option] = quoteOf({ group: sampleGroup(144) }).options;
    expect(option?.vehicles).toEqual(['doubleDecker', 'doubleDecker']);
    expect(option?.lines[0]).toMatchObject({ kind: 'vehicle', quantity: 2, unitCents: 34_650, amountCents: 69_300 });
  });

  it('adds a second driver where one may not, and the price of it', () => {
    const long = returnTrip({ outward: '2026-12-01 06:00', back: '2026-12-01 16:00', leg: sampleLeg(480, 340) });
    const [option] = quoteOf({ ...long }).options;
    expect(option?.crew).toMatchObject({ drivers: 2, drivingMinutes: 710, breaksMinutes: 0 });
    expect(option?.lines.find(({ kind }) => kind === 'second-driver')).toMatchObject({ quantity: 1, amountCents: 35_000 });
  });

  it('also adds one if the break of a single driver would make the coach late, with the reason', () => {
    const shuttles = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    const stops = shuttles.map((time, index) => ({ place: samplePlace(`Stop ${index}`), at: `2026-12-01 ${time}` }));
    const road = sampleLeg(35, 42);
    const routed = sampleRoute(shuttles.map(() => road));
    const [hourly] = quoteOf({ itinerary: sampleItinerary([...stops, { place: samplePlace('End') }]), routed }).options;
    expect(hourly?.crew).toMatchObject({ drivers: 2, breaksMinutes: 0 });
    expect(hourly?.lines.find(({ kind }) => kind === 'second-driver')?.reason).toMatchObject({
      key: 'driving-rules',
      values: { limit: 'break', article: '561/2006 art. 7' },
    });
  });

  it('plans a rest for the driver if the coach stands long enough', () => {
    const [option] = quoteOf(returnTrip({ outward: '2026-12-01 10:00', back: '2026-12-02 16:00', leg: sampleLeg(200, 160) })).options;
    expect(option?.crew).toMatchObject({ drivers: 1, overnights: 1 });
    expect(option?.lines.find(({ kind }) => kind === 'overnight')).toMatchObject({ quantity: 1, amountCents: 11_000 });
  });

  it('pays a room for each of two drivers', () => {
    const [option] = quoteOf(returnTrip({ outward: '2026-12-01 06:00', back: '2026-12-02 06:00', leg: sampleLeg(900, 700) })).options;
    expect(option?.crew).toMatchObject({ drivers: 2, overnights: 2 });
    expect(option?.lines.find(({ kind }) => kind === 'overnight')).toMatchObject({ quantity: 2, amountCents: 22_000 });
  });

  it('takes the price level of the depot, else that of the site', () => {
    const inNoneOfOurs = { depot: { name: 'Elsewhere', countryCode: 'IE', coordinates: { latitude: 52, longitude: 5 } } };
    const unitOf = (more: Partial<QuoteInput>) => quoteOf(more).options[0]?.lines[0]?.unitCents;
    expect(unitOf({ siteCountry: 'FR' })).toBe(23_100);
    expect(unitOf({ siteCountry: 'FR', routed: { ...question.routed, ...inNoneOfOurs } })).toBe(25_300);
    expect(unitOf({ siteCountry: null, routed: { ...question.routed, ...inNoneOfOurs } })).toBe(22_000);
  });

  it('offers a party bus only on request', () => {
    expect(quoteOf({ group: sampleGroup(30), asked: 'specialBus' }).options.map(({ vehicles }) => vehicles)).toEqual([['specialBus']]);
  });
});

describe('makeQuote, on holidays', () => {
  const short = (at: string, minutes = 60) => {
    const itinerary = sampleItinerary([{ place: samplePlace('A'), at }, { place: samplePlace('B') }]);
    return quoteOf({ itinerary, routed: sampleRoute([sampleLeg(45, minutes)]) }).options[0];
  };
  const kindsOf = (at: string) => short(at)?.lines.map(({ kind, reason }) => reason?.values.holiday ?? kind) ?? [];

  it('charges a morning transfer on 31 December the same as the day before', () => {
    expect(short('2026-12-31 10:00')?.totalCents).toBe(short('2026-12-30 10:00')?.totalCents);
    expect(kindsOf('2026-12-31 19:00')).toContain('new-years-eve');
    expect(kindsOf('2027-01-01 01:30')).toContain('new-years-eve');
  });

  it('names the holiday whose hours cost more, and no other', () => {
    expect(kindsOf('2026-12-25 10:00')).toContain('christmas');
    expect(kindsOf('2026-12-26 10:00')).toContain('second-christmas-day');
    expect(kindsOf('2027-01-01 10:00')).toContain('new-year');
    expect(kindsOf('2026-12-23 10:00')).not.toContain('holiday-hours');
    const [line] = short('2026-12-25 10:00', 120)?.lines.filter(({ kind }) => kind === 'holiday-hours') ?? [];
    // Four hours of 5,040 cents, doubled.
    expect(line).toMatchObject({ unit: 'hour', unitCents: 5_040, reason: { values: { country: 'NL', percent: 100 } } });
  });
});

describe('makeQuote, with local kilometres', () => {
  const moved = (localKilometres: number, at: number) => ({
    itinerary: {
      ...question.itinerary,
      stops: question.itinerary.stops.map((stop, index) => (index === at ? { ...stop, localKilometres } : stop)),
    },
  });

  it.each([0, 1, 2])('drives and bills them at stop %d, as kilometres with the group', (at) => {
    const quote = quoteOf(moved(30, at));
    expect(quote).toMatchObject({ kilometres: 120, emptyKilometres: 18 });
    const service = quote.options[0]?.lines.find(({ kind }) => kind === 'service-kilometres');
    expect(service).toMatchObject({ quantity: 120, reason: { key: 'with-group', values: { localKilometres: 30 } } });
    expect(quote.options[0]?.crew).toMatchObject({ drivingMinutes: 180, dutyMinutes: at === 1 ? 660 : 720 });
    expect(quote.options[0]?.vat[0]?.kilometres).toBe(138);
  });

  it('cannot drive more of them than the wait has time for', () => {
    expect(reasonsOf(moved(400, 1))).toEqual(['beyond-driving-rules']);
  });
});

describe('makeQuote, by size, luggage and extras', () => {
  it('carries 52 with suitcases in one coach with a trailer', () => {
    const [option, larger] = quoteOf({ group: sampleGroup(52, { luggage: 'case' }) }).options;
    expect(option).toMatchObject({ vehicles: ['coachHire'], seats: 59, vehicleSeats: [59] });
    expect(option?.lines.at(-1)).toMatchObject({ kind: 'extra-trailer', reason: { key: 'trailer-for-luggage' }, amountCents: 6_500 });
    expect(larger?.vehicles).toEqual(['doubleDecker']);
  });

  it('separates the lines of two sizes', () => {
    const [option] = quoteOf({ group: sampleGroup(105) }).options;
    expect(option?.vehicleSeats).toEqual([59, 50]);
    const days = option?.lines.filter(({ kind }) => kind === 'vehicle').map(({ unitCents, reason }) => [unitCents, reason?.values.seats]);
    expect(days).toEqual([
      [24_486, 59],
      [23_100, 50],
    ]);
  });

  it('shows a room that the group supplies', () => {
    const trip = returnTrip({ outward: '2026-12-01 10:00', back: '2026-12-02 16:00', leg: sampleLeg(200, 160) });
    const [option] = quoteOf({ ...trip, itinerary: { ...trip.itinerary, suppliesDriverRoom: true } }).options;
    expect(option?.lines.find(({ kind }) => kind === 'overnight')).toMatchObject({ amountCents: 0, included: false });
    expect(option?.crew.overnights).toBe(1);
  });
});
