import { expect, it } from 'vitest';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import { createSheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { minutesOf, type PlannedDuty } from './duties.ts';
import { divideRun } from './handover.ts';
import { driveFromOwnDepot } from './own-depot.ts';
import { addHandover, findHandover, listSplits, withoutHandover } from './splits.ts';

/** Out at 08:00, back from 17:30 (summer time): Utrecht – Efteling – Utrecht, from a depot half an hour away. */
const duty: PlannedDuty = {
  ...{ vehicleIndex: 0, shiftIndex: 0, crewSize: 1, class: 'coachHire', seats: 48, wheelchairs: 0, isPlanned: true },
  startsAt: '2027-05-14T05:00:00.000Z',
  endsAt: '2027-05-14T17:35:00.000Z',
  vehicleUntil: '2027-05-14T17:35:00.000Z',
  parts: [
    { kind: 'work', minutes: 15 },
    { kind: 'empty-drive', minutes: 30 },
    { kind: 'work', minutes: 15 },
    { kind: 'drive', minutes: 65 },
    { kind: 'work', minutes: 10 },
    { kind: 'free', minutes: 495 },
    { kind: 'drive', minutes: 65 },
    { kind: 'empty-drive', minutes: 30 },
    { kind: 'work', minutes: 30 },
  ],
};
const at = '2027-05-14T15:30:00.000Z';
const trip = createSampleTrip();
const depots = [{ country: 'NL', coordinates: { latitude: 52.029, longitude: 5.081 } }];
const hoursOf = ({ startsAt, endsAt }: PlannedDuty) => [startsAt, endsAt].map((instant) => instant.slice(11, 16));

it('lets a vehicle go home once its group is out, and another come from the depot in time', () => {
  const halves = divideRun([duty], { takesOver: 'vehicle', wayMinutes: 55 }, at);
  const [first, second] = [halves?.first[0], halves?.second[0]];
  if (first === undefined || second === undefined) throw new Error('not split');
  expect(hoursOf(first)).toEqual(['05:00', '08:40']);
  expect(first.vehicleUntil).toBe(first.endsAt);
  expect(hoursOf(second)).toEqual(['14:05', '17:35']);
  expect(
    [first, second].map(({ parts, startsAt, endsAt }) => minutesOf(parts) * 60_000 - (Date.parse(endsAt) - Date.parse(startsAt))),
  ).toEqual([0, 0]);
});

it('leaves the vehicle where it stands for another driver, whose way there is work', () => {
  const halves = divideRun([duty], { takesOver: 'driver', wayMinutes: 55 }, at);
  const [first, second] = [halves?.first[0], halves?.second[0]];
  expect(first).toMatchObject({ vehicleUntil: at, endsAt: '2027-05-14T16:40:00.000Z' });
  expect(first?.parts.at(-1)).toEqual({ kind: 'work', minutes: 70 });
  expect(second).toMatchObject({ vehicleFrom: at, startsAt: '2027-05-14T14:20:00.000Z', vehicleUntil: duty.vehicleUntil });
});

it('adds no way to the depot where the vehicle stays with its group', () => {
  const far = { latitude: 50.85, longitude: 4.35 };
  const ends = { first: far, last: far, comesFrom: { latitude: 53.2, longitude: 6.56 }, goesTo: { latitude: 53.2, longitude: 6.56 } };
  const halves = divideRun([duty], { takesOver: 'driver', wayMinutes: 55 }, at);
  const driven = [halves?.first ?? [], halves?.second ?? []].map((half) => driveFromOwnDepot(half, ends, '2027-05-01T00:00:00.000Z'));
  expect(driven[0]?.[0]).toMatchObject({ endsAt: halves?.first[0]?.endsAt, vehicleUntil: at });
  expect(driven[1]?.[0]?.startsAt).toBe(halves?.second[0]?.startsAt);
});

it('does not split before the first group is aboard, or after the last is out', () => {
  expect(divideRun([duty], { takesOver: 'vehicle', wayMinutes: 10 }, '2027-05-14T05:40:00.000Z')).toBeNull();
  expect(divideRun([duty], { takesOver: 'vehicle', wayMinutes: 10 }, '2027-05-14T17:10:00.000Z')).toBeNull();
});

it('offers the stops on the way that the law allows and that are still ahead', () => {
  const now = '2027-05-01T00:00:00.000Z';
  expect(listSplits({ trip, run: [duty], depots, now }).map(({ stop, place, takesOver }) => [stop, place, takesOver])).toEqual([
    [1, 'Efteling', 'driver'],
    [1, 'Efteling', 'vehicle'],
  ]);
  expect(listSplits({ trip, run: [duty], depots, now: '2027-05-14T06:00:00.000Z' })).toEqual([]);
  // From a depot ten hours away nobody may do a half alone.
  const far = [{ country: 'ES', coordinates: { latitude: 40.4, longitude: -3.7 } }];
  expect(listSplits({ trip, run: [duty], depots: far, now })).toEqual([]);
  const { itinerary, quote } = trip;
  const [option] = quote?.options ?? [];
  if (quote === null || option === undefined) throw new Error('no quote');
  const { crew } = option;
  const secondReturn = { departure: { date: '2027-05-14', time: '18:00' }, passengers: 10 };
  const groups = [38, 10].map((passengers) => ({ passengers, returns: null, arrives: null, vehicles: 1, crew }));
  const inParts = {
    ...trip,
    quote: { ...quote, options: [{ ...option, groups, vehicles: ['coachHire', 'midibus'] as const }] },
    itinerary: { ...itinerary, secondReturn },
  };
  const found = [0, 1].map((vehicleIndex) => listSplits({ trip: inParts, run: [{ ...duty, vehicleIndex }], depots, now })[0]?.at);
  // Each part of a group leaves at its own time.
  expect(found).toEqual(['2027-05-14T15:30:00.000Z', '2027-05-14T16:00:00.000Z']);
});

it('gives each half its own stops, numbered as those of the trip, and forgets a split whose stops have changed', () => {
  const split = { stop: 1, place: 'Efteling', at, takesOver: 'vehicle', wayMinutes: 55 } as const;
  const { before, added } = addHandover(trip, 0, { split, vehicles: 1 });
  const cut = { ...trip, handovers: [...before, added] };
  expect(added.nextIndex).toBe(1);
  expect([0, 1].map((index) => partOfVehicle(cut, index).itinerary.stops.map(({ place }) => place.name))).toEqual([
    ['Utrecht', 'Efteling'],
    ['Efteling', 'Utrecht'],
  ]);
  const halves = divideRun([duty], split, at);
  const sheets = [...(halves?.first ?? []), ...(halves?.second ?? []).map((each) => ({ ...each, vehicleIndex: 1 }))].map((each) =>
    createSheet(cut, each, { lines: [], own: 0, vehicleId: null }).stops.map(({ index }) => index),
  );
  expect(sheets).toEqual([
    [0, 1],
    [1, 2],
  ]);
  const stops = trip.itinerary.stops.slice(1);
  expect(partOfVehicle({ ...cut, itinerary: { ...trip.itinerary, stops } }, 0).itinerary.stops).toHaveLength(2);
});

it('joins by either half, and a second split stays with the vehicle that now drives there', () => {
  const handover = { vehicleIndex: 0, nextIndex: 1, stop: 1, stopCount: 3, takesOver: 'vehicle', wayMinutes: 5 } as const;
  const twice = { ...trip, handovers: [handover, { ...handover, vehicleIndex: 1, nextIndex: 2 }] };
  expect([0, 1].map((index) => findHandover(twice, index))).toEqual([handover, handover]);
  expect(withoutHandover(twice, handover)).toEqual([{ ...handover, vehicleIndex: 0, nextIndex: 2 }]);
  expect(findHandover(trip, 0)).toBeNull();
});

it('gives what a vehicle hands over later to the one that takes over before it', () => {
  const [first, middle, last] = trip.itinerary.stops;
  if (first === undefined || middle === undefined || last === undefined) throw new Error('no stops');
  const noon = { ...middle, departure: { date: '2027-05-14', time: '12:00' }, place: { ...middle.place, name: 'Tilburg' } };
  const longer = { ...trip, itinerary: { ...trip.itinerary, stops: [first, noon, middle, last] } };
  const splitAt = (planned: typeof longer, stop: number, vehicles: number) => {
    const split = { stop, place: '', at, takesOver: 'driver', wayMinutes: 55 } as const;
    const { before, added } = addHandover(planned, 0, { split, vehicles });
    return { ...planned, handovers: [...before, added] };
  };
  const late = splitAt(longer, 2, 1);
  const both = splitAt(late, 1, 2);
  const ways = (planned: typeof longer) =>
    [0, 1, 2].map((index) =>
      partOfVehicle(planned, index)
        .itinerary.stops.map(({ place }) => place.name)
        .join(' '),
    );
  expect(ways(both)).toEqual(['Utrecht Tilburg', 'Efteling Utrecht', 'Tilburg Efteling']);
  const gone = findHandover(both, 2);
  if (gone === null) throw new Error('not split');
  const joined = { ...longer, handovers: withoutHandover(both, gone) };
  expect(ways(joined).slice(0, 2)).toEqual(['Utrecht Tilburg Efteling', 'Efteling Utrecht']);
});
