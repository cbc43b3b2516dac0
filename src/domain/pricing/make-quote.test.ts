import { describe, expect, it } from 'vitest';
import { getLowestTotalCents } from './lowest-price.ts';
import { makeQuote, type QuoteQuestion } from './make-quote.ts';
import type { Quote } from './quote.ts';
import { dayTrip, sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from './sample-trips.ts';

const question: QuoteQuestion = { ...dayTrip, group: sampleGroup(48), siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z' };

function quoteOf(more: Partial<QuoteQuestion> = {}): Quote {
  const made = makeQuote({ ...question, ...more });
  if (!made.ok) throw new Error(`No quote: ${made.failure.join(', ')}`);
  return made.value;
}

function reasonsOf(more: Partial<QuoteQuestion>) {
  const made = makeQuote({ ...question, ...more });
  return made.ok ? [] : made.failure;
}

/** There and back with the same road each way. */
function returnTrip({
  outward,
  back,
  leg,
}: {
  readonly outward: string;
  readonly back: string;
  readonly leg: ReturnType<typeof sampleLeg>;
}) {
  const stops = [{ place: samplePlace('A'), at: outward }, { place: samplePlace('B'), at: back }, { place: samplePlace('A') }];
  return { itinerary: sampleItinerary(stops), routed: sampleRoute([leg, leg]) };
}

describe('makeQuote', () => {
  it('prices the day trip Utrecht – Efteling for 48', () => {
    const quote = quoteOf();
    expect(quote).toMatchObject({ chosen: 'cheapest', kilometres: 90, emptyKilometres: 18, estimated: true, rateCard: '2026' });
    expect(quote.validUntil).toBe('2026-11-24T10:00:00.000Z');
    expect(quote.options[0]).toMatchObject({
      key: 'cheapest',
      vehicles: ['coachHire'],
      seats: 50,
      crew: { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 120, dutyMinutes: 660 },
      netCents: 92_688,
      vatCents: 8_342,
      totalCents: 101_030,
    });
  });

  it('offers one size up and two vehicles, the lowest total first', () => {
    const quote = quoteOf();
    expect(quote.options.map(({ key, vehicles, vehicleSeats }) => [key, vehicles, vehicleSeats])).toEqual([
      ['cheapest', ['coachHire'], [50]],
      ['one-size-up', ['coachHire'], [59]],
      ['two-vehicles', ['midibus', 'minibus'], [30, 19]],
    ]);
    expect(quote.options[2]?.crew.drivers).toBe(2);
    expect(getLowestTotalCents(quote)).toBe(101_030);
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

  it('lets the driver sleep where the coach stands long enough', () => {
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
    const inItaly = { depot: { name: 'Roma', countryCode: 'IT', coordinates: { latitude: 41.9, longitude: 12.5 } } };
    const unitOf = (more: Partial<QuoteQuestion>) => quoteOf(more).options[0]?.lines[0]?.unitCents;
    expect(unitOf({ siteCountry: 'FR' })).toBe(23_100);
    expect(unitOf({ siteCountry: 'FR', routed: { ...question.routed, ...inItaly } })).toBe(25_300);
    expect(unitOf({ siteCountry: null, routed: { ...question.routed, ...inItaly } })).toBe(22_000);
  });

  it('gives a party bus to those who ask for one', () => {
    expect(quoteOf({ group: sampleGroup(30), asked: 'specialBus' }).options.map(({ vehicles }) => vehicles)).toEqual([['specialBus']]);
  });
});

describe('makeQuote, where a person must price', () => {
  it('says that there is a ferry', () => {
    const emptyBack = sampleLeg(9, 15, { hasFerry: true });
    expect(reasonsOf({ routed: { ...question.routed, emptyBack } })).toEqual(['ferry']);
  });

  it('says that the trip is too long: over fourteen days', () => {
    const leg = sampleLeg(45, 60);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-15 07:00', leg }))).toEqual([]);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-15 07:01', leg }))).toEqual(['too-long']);
  });

  it('says that even two drivers may not drive it', () => {
    const leg = sampleLeg(900, 700);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 04:00', back: '2026-12-01 16:00', leg }))).toEqual(['beyond-driving-rules']);
  });

  it('says that the times cannot be driven, breaks counted', () => {
    const leg = sampleLeg(400, 280);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 11:39', leg }))).toEqual(['beyond-driving-rules']);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 12:20', leg }))).toEqual(['beyond-driving-rules']);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 12:30', leg }))).toEqual([]);
  });

  it('says that there is no vehicle', () => {
    expect(reasonsOf({ group: sampleGroup(30, { extras: ['trailer'] }), asked: 'specialBus' })).toEqual(['no-vehicle']);
  });

  it('says that the wheelchairs are too many', () => {
    expect(reasonsOf({ group: sampleGroup(30, { wheelchairPlaces: 9 }) })).toEqual(['wheelchairs']);
    expect(reasonsOf({ group: sampleGroup(30, { wheelchairPlaces: 1 }), asked: 'specialBus' })).toEqual(['wheelchairs']);
    expect(reasonsOf({ group: sampleGroup(30, { wheelchairPlaces: 8 }) })).toEqual([]);
  });

  it('says everything at once', () => {
    const itinerary = returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-20 08:00', leg: sampleLeg(45, 60, { hasFerry: true }) });
    expect(reasonsOf({ ...itinerary, group: sampleGroup(30, { wheelchairPlaces: 20 }) })).toEqual(['ferry', 'too-long', 'wheelchairs']);
  });
});
