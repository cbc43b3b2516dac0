import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { LineSpan } from './line-span.ts';

type ShuttleTrain = { readonly key: string; readonly terminals: readonly [Coordinates, Coordinates]; readonly minutesOnBoard: number };

/**
 * Trains that carry road vehicles. Valhalla routes over them like roads and marks neither the leg nor the manoeuvre (observed with
 * 3.6.1), and OSRM calls them ferries only in some profiles, so they are recognised by their terminals. Keys are those of the embedded
 * roads if they have the train too. Source: OpenStreetMap's `route=shuttle_train` as commonly known, positions good to a kilometre; minutes
 * from the timetables of 2025.
 */
const shuttleTrains: readonly ShuttleTrain[] = [
  createTrain('eurotunnel', [50.93, 1.81, 51.095, 1.125], 35),
  createTrain('sylt-shuttle', [54.788, 8.83, 54.907, 8.312], 35),
  createTrain('loetschberg-shuttle', [46.494, 7.672, 46.367, 7.753], 15),
  createTrain('vereina-shuttle', [46.871, 9.9, 46.793, 10.111], 18),
  createTrain('furka-shuttle', [46.589, 8.504, 46.515, 8.311], 15),
  createTrain('tauern-shuttle', [47.083, 13.117, 46.985, 13.173], 11),
];

function createTrain(key: string, ends: readonly [number, number, number, number], minutesOnBoard: number): ShuttleTrain {
  const [latitude, longitude, otherLatitude, otherLongitude] = ends;
  const terminals = [
    { latitude, longitude },
    { latitude: otherLatitude, longitude: otherLongitude },
  ] as const;
  return { key, terminals, minutesOnBoard };
}

/** A line that comes this close to both terminals uses the train: roads over the passes stay further away from one of them. */
const terminalKilometres = 2.5;
/** Between its terminals a train runs nearly straight; a road round the mountain or the sea does not. */
const straightness = 1.25;

/** The spans of the line on a train. */
export function findShuttleSpans(line: readonly Coordinates[], lengths: readonly number[]): LineSpan[] {
  return shuttleTrains.flatMap(({ key, terminals: [one, other], minutesOnBoard }) => {
    const ends = [findNearest(line, one), findNearest(line, other)].sort((left, right) => left - right);
    const [from = -1, to = -1] = ends;
    if (from === -1) return [];
    const along = (lengths[to] ?? 0) - (lengths[from] ?? 0);
    const isStraight = along <= getGreatCircleKilometres(one, other) * straightness + 2 * terminalKilometres;
    return isStraight ? [{ from, to, kind: 'shuttle-train' as const, key, minutes: minutesOnBoard }] : [];
  });
}

/** The point of the line nearest to the terminal, or -1 if none is near. */
function findNearest(line: readonly Coordinates[], terminal: Coordinates): number {
  let nearest = -1;
  let least = terminalKilometres;
  for (const [at, point] of line.entries()) {
    if (Math.abs(point.latitude - terminal.latitude) > 0.05) continue;
    const kilometres = getGreatCircleKilometres(point, terminal);
    if (kilometres <= least) {
      least = kilometres;
      nearest = at;
    }
  }
  return nearest;
}
