import { expect, it } from 'vitest';
import { createAsking } from '#api/testing/ask.ts';
import { createSampleItinerary, dateAhead } from '#api/testing/sample-input.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { readUse } from '#operations/capacity/capacity-store.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { listSheetsOfTrip } from '#operations/on-duty/sheet-store.ts';
import { draftOffer } from '#operations/partners/draft-offer.ts';
import { listDuties } from './duty-store.ts';
import { splitRun } from './split-run.ts';
import { takeOffRun } from './take-off-run.ts';
import { createCrewWorld, staff } from './testing/crew-world.ts';

const day = dateAhead(60);

/** Two schools, each in its coach, that visit one park; the first coach is replaced there. */
async function createOuting() {
  const stops = [
    { placeKey: 'sample:utrecht', date: day, time: '08:00' },
    { placeText: 'Kaatsheuvel', date: day, time: '17:00' },
    { placeText: 'Utrecht' },
  ];
  const pickUps = [{ placeText: 'Amsterdam', time: '', passengers: '30' }];
  const world = await createCrewWorld({ itinerary: createSampleItinerary({ type: 'day-trip', stops, passengers: '80', pickUps }) });
  const { db, context, reference, place, addVehicle, addDriver } = world;
  const coaches = [await addVehicle('11-AA-1'), await addVehicle('22-BB-2'), await addVehicle('33-CC-3')] as const;
  const drivers = [await addDriver('Jan'), await addDriver('Piet'), await addDriver('Kees')] as const;
  expect(await place(coaches[0], [drivers[0]])).toMatchObject({ ok: true });
  expect(await place(coaches[1], [drivers[1]], { vehicleIndex: 1, overrideReason: 'papers seen' })).toMatchObject({ ok: true });
  const tripId = (await world.trip()).id;
  const split = async () =>
    await splitRun(context, {
      ...{ reference, vehicleIndex: 0, staff, seen: null, stop: 1, takesOver: 'vehicle' },
      next: { vehicleId: coaches[2], driverIds: [drivers[2]] },
    });
  /** How many vehicles are counted as used that day. */
  const used = async () => {
    const regions = (await db.selectFrom('capacity_claims').select('region').distinct().execute()).map(({ region }) => region);
    const use = await readUse(db, { regions, fromDay: day });
    return [...use.values()].reduce((sum, { placed, bookedOpen }) => sum + placed + bookedOpen, 0);
  };
  const documents = async () => (await readNumberedDocuments(db, tripId)).map(({ number, totalCents }) => [number, totalCents]);
  return { ...world, tripId, split, used, documents };
}

it('a group in two coaches, one of which is replaced on the way, is right on every paper', async () => {
  const { db, context, reference, trip, tripId, split, used, documents } = await createOuting();
  const [sold, billed] = [await used(), await documents()];
  expect(await split()).toMatchObject({ ok: true });
  const duties = await listDuties(db, tripId);
  expect(duties.map(({ vehicleIndex, seats }) => [vehicleIndex, seats])).toEqual([
    [0, 50],
    [1, 30],
    [2, 50],
  ]);
  // Another coach is away that day, and the customer owes what was agreed.
  expect([sold, await used(), await documents()]).toEqual([2, 3, billed]);

  for (const vehicleIndex of [0, 1, 2]) expect(await releaseRun(context, { reference, vehicleIndex, staff })).toMatchObject({ ok: true });
  const sheets = await listSheetsOfTrip(db, tripId);
  const sheetOf = (vehicleIndex: number) => {
    const duty = duties.find((each) => each.vehicleIndex === vehicleIndex);
    const contents = sheets.find(({ dutyId }) => dutyId === duty?.id)?.contents;
    return { stops: contents?.stops.map(({ index }) => index), handovers: contents?.handovers, leaders: contents?.leaders.length };
  };
  const at = { place: expect.stringContaining('Kaatsheuvel') };
  const [jan, kees] = [expect.objectContaining({ name: 'Jan' }), expect.objectContaining({ name: 'Kees' })];
  expect(sheetOf(0)).toEqual({
    stops: [0, 1],
    leaders: 1,
    handovers: [{ ...at, isTaking: false, vehicle: '33-CC-3, white', people: [kees] }],
  });
  expect(sheetOf(1)).toEqual({ stops: [0, 1, 2], leaders: 1, handovers: undefined });
  expect(sheetOf(2)).toEqual({
    stops: [1, 2],
    leaders: 1,
    handovers: [{ ...at, isTaking: true, vehicle: '11-AA-1, white', people: [jan] }],
  });

  const { assignment } = await trip();
  const ways = [assignment, ...(assignment?.others ?? [])].map((line) => [
    line?.driverName,
    line?.route?.map(({ place, departure }) => `${departure?.time ?? ''} ${place}`.trim()).join(' - '),
  ]);
  expect(ways).toEqual([
    ['Jan', '08:00 Utrecht - Kaatsheuvel'],
    ['Piet', expect.stringMatching(/^\d\d:\d\d Amsterdam - 17:00 Kaatsheuvel - Amsterdam$/)],
    ['Kees', '17:00 Kaatsheuvel - Utrecht'],
  ]);
  const { shareKey, bookingKey } = await trip();
  const later = createAsking(createTestContext({ db, now: () => `${day}T04:00:00.000Z` }));
  const asked = `query ($share: String!, $id: String!) {
    getSharedTrip(shareId: $share) { assignedVehicles assignedCoaches { plate route { place } } }
    getTravel(id: $id) { assignment { driverPhone route { time place } others { driverPhone } } }
  }`;
  const { data } = await later.execute(asked, { share: shareKey, id: bookingKey });
  expect(data).toMatchObject({
    getSharedTrip: {
      assignedVehicles: ['11-AA-1, white', '22-BB-2, white', '33-CC-3, white'],
      assignedCoaches: [{ route: [{ place: 'Utrecht' }, { place: 'Kaatsheuvel' }] }, { route: [{}, {}, {}] }, { route: [{}, {}] }],
    },
    getTravel: { assignment: { driverPhone: expect.stringMatching(/^\+31/), others: [{}, {}] } },
  });
  expect(JSON.stringify(data)).not.toContain('"driverPhone":""');
});

it('a half is offered to a partner for its share of the price', async () => {
  const { context, reference, split } = await createOuting();
  const open = async (vehicleIndex: number) => await takeOffRun(context, { reference, vehicleIndex, staff, seen: null });
  await open(0);
  const whole = (await draftOffer(context, { reference, vehicleIndex: 0 }))?.saleCents ?? 0;
  expect(await split()).toMatchObject({ ok: true });
  await open(2);
  const halves = await Promise.all([0, 2].map(async (vehicleIndex) => await draftOffer(context, { reference, vehicleIndex })));
  const [first = 0, second = 0] = halves.map((half) => half?.saleCents ?? 0);
  expect(whole).toBeGreaterThan(0);
  expect(whole - first - second).toBeLessThanOrEqual(1);
  expect(Math.min(first, second)).toBeGreaterThan(whole / 3);
  expect(halves[0]?.job.kilometres).toBeLessThan((await draftOffer(context, { reference, vehicleIndex: 1 }))?.job.kilometres ?? 0);
});
