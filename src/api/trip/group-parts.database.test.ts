import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { planDuties } from '#operations/duties/rules/handover.ts';
import { createSheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { codesOf, createAsking, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

/** A wedding that returns at one o'clock, and some of its guests at three. */
function wedding(changes: object = {}) {
  const stops = [
    { placeKey: 'sample:utrecht', date: dateAhead(60), time: '19:00' },
    { placeText: 'Kaatsheuvel', date: dateAhead(61), time: '01:00' },
    { placeText: 'Utrecht' },
  ];
  return createSampleItinerary({ stops, passengers: '60', ...changes });
}
const atThree = { secondReturnTime: '03:00', secondReturnPassengers: '20' };

async function createWorld() {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db }));
  const readTrip = async (reference: string) => {
    const trip = await findTripByReference(db, reference);
    if (trip === null) throw new Error('The trip is gone');
    return trip;
  };
  return { db, readTrip, ...asking };
}

const boarding = v.object({ name: v.string(), address: v.string(), date: v.string(), time: v.string() });
const told = v.object({
  passengers: v.number(),
  boards: v.nullable(boarding),
  returnDate: v.nullable(v.string()),
  returnTime: v.nullable(v.string()),
  arrivalTime: v.nullable(v.string()),
  vehicles: v.array(v.string()),
});
const shown = v.object({
  getTravel: v.object({
    parts: v.array(told),
    quotes: v.array(
      v.object({
        netCents: v.number(),
        lines: v.array(v.object({ group: v.nullable(v.number()), amountCents: v.number() })),
        groups: v.array(v.object({ netCents: v.number(), part: told, duties: v.array(v.object({ start: v.string() })) })),
      }),
    ),
  }),
});
const asked = `query ($id: String!) { getTravel(id: $id) {
  parts { ...told }
  quotes { netCents lines { group amountCents } groups { netCents part { ...told } duties { start } } }
} }
fragment told on GroupPart { passengers boards { name address date time } returnDate returnTime arrivalTime vehicles }`;

describe('a group that comes back by two returns', () => {
  it('is requested, booked, sent to each driver, and changed for the difference', async () => {
    const { execute, requestQuote, saveContactDetails, acceptQuote, previewChange, changeItinerary, readTrip, db } = await createWorld();
    const plain = travelOf(await requestQuote({ itinerary: wedding() }));
    const { quoteId, reference, quotes } = travelOf(await requestQuote({ itinerary: wedding(atThree) }));
    const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
    expect(total).toBeGreaterThan(plain.quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0);

    const { data } = await execute(asked, { id: quoteId });
    const { parts, quotes: priced } = v.parse(shown, data).getTravel;
    const night = addDays(dateAhead(60), 1);
    expect(parts).toMatchObject([
      { passengers: 40, boards: null, returnDate: night, returnTime: '01:00' },
      { passengers: 20, boards: null, returnDate: night, returnTime: '03:00' },
    ]);
    expect(parts.every(({ arrivalTime, vehicles }) => arrivalTime !== null && vehicles.length === 1)).toBe(true);
    for (const { netCents, lines, groups } of priced) {
      expect(groups.reduce((sum, group) => sum + group.netCents, 0)).toBe(netCents);
      expect(lines.every(({ group }) => group === 0 || group === 1)).toBe(true);
      expect(groups.map(({ duties }) => duties.length)).toEqual([1, 1]);
    }
    const [mail] = await db.selectFrom('outbox').select('payload').orderBy('id', 'desc').limit(1).execute();
    expect(mail?.payload).toMatchObject({
      trip: { parts: [{ passengers: 40 }, { passengers: 20, returns: { date: night, time: '03:00' } }] },
    });

    await saveContactDetails(quoteId);
    const { bookingId, version } = travelOf(await acceptQuote(quoteId, { total }));
    const trip = await readTrip(reference);
    const duties = planDuties(trip);
    expect(duties.map(({ vehicleIndex, seats }) => [vehicleIndex, seats])).toEqual([
      [0, 40],
      [1, 20],
    ]);
    const crew = { lines: [], own: 0, vehicleId: null };
    expect(duties.map((duty) => createSheet(trip, duty, crew).stops[1]?.departure?.time)).toEqual(['01:00', '03:00']);
    const row = await db.selectFrom('trips').select('last_departure').where('reference', '=', reference).executeTakeFirstOrThrow();
    expect(toLocal(new Date(row.last_departure).toISOString(), 'Europe/Amsterdam')).toEqual({ date: night, time: '03:00' });

    const together = wedding();
    const { preview } = await previewChange(bookingId ?? '', together);
    expect(preview).toMatchObject({ beforeCents: total });
    expect(preview?.differenceCents).toBeLessThan(0);
    travelOf(await changeItinerary(bookingId ?? '', { itinerary: together, total: preview?.totalCents ?? 0, version }));
    expect((await readTrip(reference)).itinerary.secondReturn).toBeUndefined();
  });

  it('returns errors beside their fields', async () => {
    const { requestQuote } = await createWorld();
    const codes = async (more: object) => codesOf(await requestQuote({ itinerary: wedding({ ...atThree, ...more }) }));
    expect(await codes({ secondReturnPassengers: '60' })).toEqual(['secondReturnPassengers too-many']);
    expect(await codes({ secondReturnPassengers: '' })).toEqual(['secondReturnPassengers required']);
    expect(await codes({ secondReturnTime: '' })).toEqual(['secondReturnTime required']);
    expect(await codes({ secondReturnTime: '00:30' })).toEqual(['secondReturnTime before-previous']);
  });
});

/** Two schools that visit one park; the second leaves in time to meet the first there. */
function outing(changes: object = {}) {
  const day = dateAhead(60);
  const stops = [
    { placeKey: 'sample:utrecht', date: day, time: '08:00' },
    { placeText: 'Kaatsheuvel', date: day, time: '17:00' },
    { placeText: 'Utrecht' },
  ];
  return createSampleItinerary({ type: 'day-trip', stops, passengers: '80', ...changes });
}
const inAmsterdam = { pickUps: [{ placeText: 'Amsterdam', time: '', passengers: '30' }] };

describe('a group that boards at two places', () => {
  it('is requested, booked, sent to each driver, and changed for the difference', async () => {
    const { execute, requestQuote, saveContactDetails, acceptQuote, previewChange, changeItinerary, readTrip } = await createWorld();
    const { quoteId, reference, quotes } = travelOf(await requestQuote({ itinerary: outing(inAmsterdam) }));
    const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;

    const { data } = await execute(asked, { id: quoteId });
    const { parts, quotes: priced } = v.parse(shown, data).getTravel;
    expect(parts.map(({ passengers, boards }) => [passengers, boards?.name])).toEqual([
      [50, 'Utrecht'],
      [30, 'Amsterdam'],
    ]);
    // It is farther away, so it leaves earlier.
    expect(parts[1]?.boards?.time.localeCompare('08:00')).toBe(-1);
    expect(
      parts.every(({ returnTime, arrivalTime, vehicles }) => returnTime === '17:00' && arrivalTime !== null && vehicles.length === 1),
    ).toBe(true);
    for (const { netCents, groups } of priced) expect(groups.reduce((sum, group) => sum + group.netCents, 0)).toBe(netCents);

    await saveContactDetails(quoteId);
    const { bookingId, version } = travelOf(await acceptQuote(quoteId, { total }));
    const trip = await readTrip(reference);
    const duties = planDuties(trip);
    expect(duties.map(({ vehicleIndex, seats }) => [vehicleIndex, seats])).toEqual([
      [0, 50],
      [1, 30],
    ]);
    const crew = { lines: [], own: 0, vehicleId: null };
    const sheets = duties.map((duty) => createSheet(trip, duty, crew).stops.map(({ place }) => place));
    expect(sheets.map(([first]) => first)).toEqual([expect.stringContaining('Utrecht'), expect.stringContaining('Amsterdam')]);
    expect(sheets.map((stops) => stops.at(-1))).toEqual(sheets.map(([first]) => first));

    const moved = outing({ pickUps: [{ placeKey: 'pickUp:0', placeText: '', time: '07:40', passengers: '20' }] });
    const { preview } = await previewChange(bookingId ?? '', moved);
    expect(preview).toMatchObject({ beforeCents: total });
    travelOf(await changeItinerary(bookingId ?? '', { itinerary: moved, total: preview?.totalCents ?? 0, version }));
    expect((await readTrip(reference)).itinerary.pickUps).toMatchObject([
      { place: { name: 'Amsterdam' }, departure: { date: dateAhead(60), time: '07:40' }, passengers: 20 },
    ]);
  });

  it('returns errors beside their fields', async () => {
    const { requestQuote } = await createWorld();
    const codes = async (pickUp: object, more: object = {}) =>
      codesOf(
        await requestQuote({
          itinerary: outing({ pickUps: [{ placeText: 'Amsterdam', time: '', passengers: '30', ...pickUp }], ...more }),
        }),
      );
    expect(await codes({ placeText: 'Xyzzyburg' })).toEqual(['pickUps.0.place place-unknown']);
    expect(await codes({ placeText: 'Utrecht' })).toEqual(['pickUps.0.place same-place']);
    expect(await codes({ passengers: '80' })).toEqual(['pickUps.0.passengers too-many']);
    expect(await codes({ time: '18:00' })).toEqual(['pickUps.0.time after-next']);
  });

  it('is priced if it returns in parts too, and records who returns when', async () => {
    const { requestQuote, readTrip } = await createWorld();
    const pickUps = [{ placeText: 'Amsterdam', time: '', passengers: '30' }];
    const both = outing({ pickUps, secondReturnTime: '20:00', secondReturnPassengers: '5' });
    const asked = travelOf(await requestQuote({ itinerary: both }));
    expect(asked).toMatchObject({ stage: 'quote', personReasons: [] });
    const { itinerary, quote } = await readTrip(asked.reference);
    expect(itinerary).toMatchObject({ pickUps: [{ passengers: 30 }], secondReturn: { passengers: 5 } });
    expect(quote?.options[0]?.groups).toMatchObject([
      { boards: { name: 'Utrecht' } },
      { passengers: 25, boards: { name: 'Amsterdam' } },
      { passengers: 5, boards: { name: 'Amsterdam' }, returns: { time: '20:00' } },
    ]);
  });
});
