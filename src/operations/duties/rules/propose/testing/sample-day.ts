import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { PlannedDuty } from '../../duties.ts';
import type { DayDriver, DayQuestion, DayVehicle, OpenRun } from '../day.ts';

/** Random numbers from 0 to below 1: of a property in a test, a fixed sequence in a benchmark. */
export type Draw = () => number;

const depots = [
  { depotId: 'Nieuwegein', operatorId: 'nl', country: 'NL', coordinates: { latitude: 52.03, longitude: 5.08 } },
  { depotId: 'Vilvoorde', operatorId: 'be', country: 'BE', coordinates: { latitude: 50.93, longitude: 4.43 } },
  { depotId: 'Köln', operatorId: 'de', country: 'DE', coordinates: { latitude: 50.94, longitude: 6.96 } },
] as const;

export type SampleDay = { readonly runs: number; readonly vehicles: number; readonly drivers: number; readonly historyDays: number };

/** A day with three depots: runs of two to twelve hours between them, and drivers with a history. */
export function createSampleDay(counts: SampleDay, draw: Draw): DayQuestion {
  return {
    runs: repeat(counts.runs, (index) => createRun(index, draw)).toSorted((first, second) => startOf(first).localeCompare(startOf(second))),
    vehicles: repeat(counts.vehicles, (index) => createVehicle(index)),
    drivers: repeat(counts.drivers, (index) => createDriver(index, { days: counts.historyDays, draw })),
    taken: [],
  };
}

function startOf({ duties }: OpenRun): string {
  return duties[0]?.startsAt ?? '';
}

function repeat<Value>(count: number, create: (index: number) => Value): readonly Value[] {
  return Array.from({ length: count }, (_, index) => create(index));
}

export const sampleDay = '2026-11-24';

type Sample = {
  readonly startsAt: string;
  readonly hours: number;
  readonly driving: number;
  readonly seats?: number;
  readonly crewSize?: 1 | 2;
};

/** A duty with this many hours, of which this many driving, in two halves with the group's day between. */
export function createDuty({ startsAt, hours, driving, seats = 40, crewSize = 1 }: Sample): PlannedDuty {
  const endsAt = new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();
  const half = Math.round(driving * 30);
  const parts: PlannedDuty['parts'] = [
    { kind: 'work', minutes: 15 },
    { kind: 'drive', minutes: half },
    { kind: 'free', minutes: hours * 60 - 30 - 2 * half },
    { kind: 'drive', minutes: half },
    { kind: 'work', minutes: 15 },
  ];
  const times = { startsAt, endsAt, vehicleUntil: endsAt };
  return { ...times, vehicleIndex: 0, shiftIndex: 0, crewSize, class: 'coachHire', seats, wheelchairs: 0, parts, isPlanned: true };
}

function createRun(index: number, draw: Draw): OpenRun {
  const quarter = Math.floor(draw() * 56);
  const startsAt = new Date(Date.parse(`${sampleDay}T04:00:00.000Z`) + quarter * 900_000).toISOString();
  const hours = 2 + Math.floor(draw() * 11);
  const seats = [16, 28, 46, 56][Math.floor(draw() * 4)] ?? 46;
  const depot = depots[Math.floor(draw() * depots.length)] ?? depots[0];
  const [from, to] = [near(depot, draw), near(depot, draw)];
  const crewSize = draw() < 0.04 ? 2 : 1;
  const duty = createDuty({ startsAt, hours, driving: Math.min(8, hours * 0.6), seats, crewSize });
  return { reference: `NL-26-${100_000 + index}`, vehicleIndex: 0, duties: [{ ...duty, tripId: `trip ${index}` }], from, to };
}

/** Within about an hour of a depot. */
function near({ coordinates: { latitude, longitude } }: (typeof depots)[number], draw: Draw): Coordinates {
  return { latitude: latitude + (draw() - 0.5) * 0.6, longitude: longitude + (draw() - 0.5) * 0.6 };
}

const far = '2099-01-01';
const certificatesOf = (kinds: readonly Certificate['kind'][]): readonly Certificate[] =>
  kinds.map((kind) => ({ kind, number: '', validUntil: far }));

export function createVehicle(index: number, changes: Partial<DayVehicle> = {}): DayVehicle {
  const seats = [59, 50, 30, 19][Math.floor(index / depots.length) % 4] ?? 59;
  return {
    ...(depots[index % depots.length] ?? depots[0]),
    ...{ id: `vehicle ${index}`, plate: `AA-${100 + index}`, class: 'coachHire', seats, wheelchairs: 0, extras: [], look: 'white' },
    ...{ massKg: null, euroNorm: '6', tachograph: 'smart2', zones: '', soldOn: null },
    certificates: certificatesOf(['inspection', 'vehicle-insurance', 'tachograph-check']),
    ...changes,
  };
}

/** A driver who worked five of seven days, at varying hours. */
export function createDriver(
  index: number,
  { days, draw, ...changes }: Partial<DayDriver> & { readonly days: number; readonly draw: Draw },
): DayDriver {
  const { depotId, operatorId, coordinates } = depots[index % depots.length] ?? depots[0];
  const offset = Math.floor(draw() * 7);
  const others = repeat(days, (day) => day).flatMap((day) => {
    if ((day + offset) % 7 >= 5) return [];
    const from = Date.parse(`${sampleDay}T05:00:00.000Z`) - (day + 1) * 86_400_000 + Math.floor(draw() * 24) * 900_000;
    return [{ ...createDuty({ startsAt: new Date(from).toISOString(), hours: 9, driving: 4 }), tripId: `before ${index} ${day}` }];
  });
  return {
    ...{
      id: `driver ${index}`,
      name: `Driver ${index}`,
      phone: '+31612345678',
      email: '',
      languages: [],
      hoursAWeek: 40,
      taxNumber: '',
      leftOn: null,
      weeks: new Map(),
    },
    ...{ depotId, operatorId, coordinates, others },
    certificates: certificatesOf(['licence-d', 'code-95', 'driver-card']),
    ...changes,
  };
}
