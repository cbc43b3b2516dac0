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

  it('adds one too where the break of one would make the coach late, and says so', () => {
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

/** A return trip with the way home and back that its long wait allows. */
function returnHome({
  back,
  far = 20,
  outward = '2026-12-01 08:00',
}: {
  readonly back: string;
  readonly far?: number;
  readonly outward?: string;
}) {
  const trip = returnTrip({ outward, back, leg: sampleLeg(45, 45) });
  const homeVisits = [{ stop: 1, toDepot: sampleLeg(far, far), fromDepot: sampleLeg(far, far) }];
  return { itinerary: { ...trip.itinerary, type: 'return' as const }, routed: { ...trip.routed, homeVisits } };
}

describe('makeQuote, with a long wait', () => {
  it('sends the coach home where that is cheaper, and says what it saves', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-01 22:00' })).options;
    const [waiting] = quoteOf({ ...returnHome({ back: '2026-12-01 22:00' }), routed: question.routed }).options;
    expect(option?.waiting).toBe('goes-home');
    const empty = option?.lines.find(({ kind }) => kind === 'empty-kilometres');
    expect(empty).toMatchObject({ quantity: 58, reason: { key: 'goes-home', values: { depot: 'Nieuwegein', visits: 1 } } });
    expect(empty?.reason?.values.savedCents).toBe((waiting?.netCents ?? 0) - (option?.netCents ?? 0));
    expect(option?.lines.find(({ kind }) => kind === 'duty-hours')).toMatchObject({
      quantity: 6,
      reason: { key: 'without-home', values: { leastHours: 3 } },
    });
  });

  it('lets it wait where that is cheaper', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-01 12:30' })).options;
    expect(option?.waiting).toBe('with-group');
    expect(option?.lines.find(({ kind }) => kind === 'empty-kilometres')?.reason?.key).toBe('from-depot');
  });

  it('pays no room and no day for a stay that the coach spends at home', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-05 17:00' })).options;
    expect(option).toMatchObject({ waiting: 'goes-home', crew: { drivers: 1, overnights: 0 } });
    expect(option?.lines.find(({ kind }) => kind === 'vehicle')).toMatchObject({ quantity: 2 });
    expect(quoteOf(returnHome({ back: '2026-12-05 17:00', far: 400 })).options[0]).toMatchObject({
      waiting: 'with-group',
      crew: { overnights: 4 },
    });
  });

  it('stays where the coach would not be back in time', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-01 20:00', far: 320 })).options;
    expect(option?.waiting).toBe('with-group');
  });

  it('never costs less for an hour more of waiting', () => {
    let before = 0;
    for (let quarter = 0; quarter < 4 * 15; quarter += 1) {
      const minute = 9 * 60 + quarter * 15;
      const back = `2026-12-01 ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const net = quoteOf(returnHome({ back, far: 2 })).options[0]?.netCents ?? 0;
      expect(net).toBeGreaterThanOrEqual(before);
      before = net;
    }
  });

  it('prices a tour wait by wait', () => {
    const stops = ['2026-12-01 08:00', '2026-12-01 16:00', '2026-12-02 16:00'].map((at, index) => ({
      place: samplePlace(`Stop ${index}`),
      at,
    }));
    const itinerary = sampleItinerary([...stops, { place: samplePlace('End') }]);
    const [near, far] = [sampleLeg(10, 12), sampleLeg(250, 200)];
    const homeVisits = [
      { stop: 1, toDepot: near, fromDepot: near },
      { stop: 2, toDepot: far, fromDepot: far },
    ];
    const routed = sampleRoute([sampleLeg(45, 45), sampleLeg(100, 90), sampleLeg(100, 90)], { homeVisits });
    const [option] = quoteOf({ itinerary, routed }).options;
    expect(option?.lines.find(({ kind }) => kind === 'empty-kilometres')?.reason?.values).toMatchObject({ visits: 1 });
    expect(option?.lines.find(({ kind }) => kind === 'overnight')).toMatchObject({ quantity: 1 });
  });
});

describe('makeQuote, far from home', () => {
  const oneWay = (minutes: number, at = '2026-12-01 08:00') => ({
    itinerary: sampleItinerary([{ place: samplePlace('A'), at }, { place: samplePlace('B') }]),
    routed: sampleRoute([sampleLeg(minutes * 1.3, minutes)], { emptyBack: sampleLeg(minutes * 1.3, minutes) }),
  });

  it('lets the driver sleep at the end where that is cheaper than a second one', () => {
    const [option] = quoteOf({ ...oneWay(450), group: sampleGroup(12) }).options;
    expect(option?.crew).toMatchObject({ drivers: 1, overnights: 1 });
    // A coach's day and the hours of the breaks cost more than a second driver who takes the wheel.
    expect(quoteOf(oneWay(450)).options[0]?.crew).toMatchObject({ drivers: 2, overnights: 0 });
    expect(option?.lines.find(({ kind }) => kind === 'overnight')?.reason?.key).toBe('rest-before-return');
    expect(quoteOf(oneWay(200)).options[0]?.crew).toMatchObject({ drivers: 1, overnights: 0 });
  });

  it('prices a way that no crew could drive there and back at a stretch', () => {
    const [option] = quoteOf(oneWay(900)).options;
    expect(option?.crew).toMatchObject({ drivers: 2, overnights: 2 });
  });

  it('lets nobody sleep near home', () => {
    const near = { ...oneWay(1_000), routed: sampleRoute([sampleLeg(1_000, 800)], { emptyBack: sampleLeg(100, 119) }) };
    expect(quoteOf(near).options[0]?.crew).toMatchObject({ drivers: 2, overnights: 0 });
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

  it('keeps the lines of two sizes apart', () => {
    const [option] = quoteOf({ group: sampleGroup(105) }).options;
    expect(option?.vehicleSeats).toEqual([59, 50]);
    const days = option?.lines.filter(({ kind }) => kind === 'vehicle').map(({ unitCents, reason }) => [unitCents, reason?.values.seats]);
    expect(days).toEqual([
      [24_486, 59],
      [23_100, 50],
    ]);
  });

  it('tells of a room that the group supplies', () => {
    const trip = returnTrip({ outward: '2026-12-01 10:00', back: '2026-12-02 16:00', leg: sampleLeg(200, 160) });
    const [option] = quoteOf({ ...trip, itinerary: { ...trip.itinerary, suppliesDriverRoom: true } }).options;
    expect(option?.lines.find(({ kind }) => kind === 'overnight')).toMatchObject({ amountCents: 0, included: false });
    expect(option?.crew.overnights).toBe(1);
  });
});

describe('makeQuote, where a person must price', () => {
  it('says that there is a ferry', () => {
    const emptyBack = sampleLeg(9, 15, { hasFerry: true });
    expect(reasonsOf({ routed: { ...question.routed, emptyBack } })).toEqual(['ferry']);
  });

  it.each(['UA', 'BY', 'RU'])('takes no road through %s', (country) => {
    const leg = sampleLeg(45, 45, { kilometresByCountry: { NL: 40, [country]: 5 } });
    expect(reasonsOf({ routed: sampleRoute([leg, leg]) })).toEqual(['no-road']);
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

  it('says that the times cannot be driven', () => {
    const leg = sampleLeg(400, 280);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 11:39', leg }))).toEqual(['beyond-driving-rules']);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 11:40', leg }))).toEqual([]);
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
