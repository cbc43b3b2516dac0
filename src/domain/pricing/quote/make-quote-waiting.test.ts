import { describe, expect, it } from 'vitest';
import { question, quoteOf, returnTrip } from '../testing/sample-quotes.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';

/** A return trip with the way to the depot and back that its long wait allows. */
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
  const returnsToDepot = [{ stop: 1, toDepot: sampleLeg(far, far), fromDepot: sampleLeg(far, far) }];
  return { itinerary: { ...trip.itinerary, type: 'return' as const }, routed: { ...trip.routed, returnsToDepot } };
}

describe('makeQuote, with a long wait', () => {
  it('sends the coach back to the depot if that is cheaper, and shows the saving', () => {
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

  it('waits if that is cheaper', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-01 12:30' })).options;
    expect(option?.waiting).toBe('with-group');
    expect(option?.lines.find(({ kind }) => kind === 'empty-kilometres')?.reason?.key).toBe('from-depot');
  });

  it('charges no room and no day while the coach is at the depot', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-05 17:00' })).options;
    expect(option).toMatchObject({ waiting: 'goes-home', crew: { drivers: 1, overnights: 0 } });
    expect(option?.lines.find(({ kind }) => kind === 'vehicle')).toMatchObject({ quantity: 2 });
    expect(quoteOf(returnHome({ back: '2026-12-05 17:00', far: 400 })).options[0]).toMatchObject({
      waiting: 'with-group',
      crew: { overnights: 4 },
    });
  });

  it('stays if the coach would not be back in time', () => {
    const [option] = quoteOf(returnHome({ back: '2026-12-01 20:00', far: 320 })).options;
    expect(option?.waiting).toBe('with-group');
  });

  it('never costs less for an extra hour of waiting', () => {
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
    const returnsToDepot = [
      { stop: 1, toDepot: near, fromDepot: near },
      { stop: 2, toDepot: far, fromDepot: far },
    ];
    const routed = sampleRoute([sampleLeg(45, 45), sampleLeg(100, 90), sampleLeg(100, 90)], { returnsToDepot });
    const [option] = quoteOf({ itinerary, routed }).options;
    expect(option?.lines.find(({ kind }) => kind === 'empty-kilometres')?.reason?.values).toMatchObject({ visits: 1 });
    expect(option?.lines.find(({ kind }) => kind === 'overnight')).toMatchObject({ quantity: 1 });
  });
});

describe('makeQuote, far from the depot', () => {
  const oneWay = (minutes: number, at = '2026-12-01 08:00') => ({
    itinerary: sampleItinerary([{ place: samplePlace('A'), at }, { place: samplePlace('B') }]),
    routed: sampleRoute([sampleLeg(minutes * 1.3, minutes)], { emptyBack: sampleLeg(minutes * 1.3, minutes) }),
  });

  it('plans a night for the driver at the destination if that is cheaper than a second driver', () => {
    const [option] = quoteOf({ ...oneWay(450), group: sampleGroup(12) }).options;
    expect(option?.crew).toMatchObject({ drivers: 1, overnights: 1 });
    // A coach's day and the hours of the breaks cost more than a second driver who takes over.
    expect(quoteOf(oneWay(450)).options[0]?.crew).toMatchObject({ drivers: 2, overnights: 0 });
    expect(option?.lines.find(({ kind }) => kind === 'overnight')?.reason?.key).toBe('rest-before-return');
    expect(quoteOf(oneWay(200)).options[0]?.crew).toMatchObject({ drivers: 1, overnights: 0 });
  });

  it('prices a trip that no crew could drive there and back in one go', () => {
    const [option] = quoteOf(oneWay(900)).options;
    expect(option?.crew).toMatchObject({ drivers: 2, overnights: 2 });
  });

  it('plans no overnight stay near the depot', () => {
    const near = { ...oneWay(1_000), routed: sampleRoute([sampleLeg(1_000, 800)], { emptyBack: sampleLeg(100, 119) }) };
    expect(quoteOf(near).options[0]?.crew).toMatchObject({ drivers: 2, overnights: 0 });
  });
});
