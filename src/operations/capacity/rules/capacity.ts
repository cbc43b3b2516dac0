import { addDays } from '#domain/calendar/date.ts';
import type { FleetKey } from '#domain/sites/keys.ts';

/**
 * How many vehicles of a class can still be sold for a day (docs/the-desk.md#capacity). A region is the depot in the rate book from which a
 * trip is priced; days are `YYYY-MM-DD`. A larger vehicle does not replace a smaller one here; staff can do that by hand.
 */
export type CapacityCell = { readonly region: string; readonly class: FleetKey; readonly day: string };

/** The number of vehicles of a class that a trip uses on a day. */
export type CapacityClaim = CapacityCell & { readonly units: number };

export const capacityEntryKinds = ['allotment', 'stop-sell', 'buffer'] as const;
export type CapacityEntryKind = (typeof capacityEntryKinds)[number];

/** A capacity entry made by staff. A null region or class means all. From the first day through the last. */
export type CapacityEntry = {
  readonly id: string;
  readonly kind: CapacityEntryKind;
  readonly region: string | null;
  readonly class: FleetKey | null;
  readonly fromDay: string;
  readonly untilDay: string;
  /** Vehicles of a partner, or a buffer; 0 for a stop-sell. */
  readonly units: number;
  /** The unsold part of an allotment returns to its partner this many days before each of its days; null: never. */
  readonly releaseDays: number | null;
  readonly operatorId: string | null;
  readonly reason: string;
};

/** One of our own vehicles, and its days in the workshop; `until` is null if unknown. */
export type OwnVehicle = {
  readonly region: string;
  readonly class: FleetKey;
  /** From this day on it is no longer ours. */
  readonly soldOn: string | null;
  readonly away: readonly { readonly from: string; readonly until: string | null }[];
};

/** Vehicles that a partner near the region says it has, from the first day through the last. */
export type PartnerDays = {
  readonly operatorId: string;
  readonly region: string;
  readonly class: FleetKey;
  readonly units: number;
  readonly fromDay: string;
  readonly untilDay: string;
  /** The last day on which its certificates let it drive this class, and on which it may be asked. */
  readonly licensedUntil: string;
  readonly checkedUntil: string;
};

/** A vehicle of a partner that drives a trip on a day; the region is the one from which the trip was sold. */
export type PartnerJob = CapacityCell & { readonly operatorId: string };

export type CapacitySupply = {
  readonly vehicles: readonly OwnVehicle[];
  readonly entries: readonly CapacityEntry[];
  /** Partners' calendars; absent: none. */
  readonly partnerDays?: readonly PartnerDays[];
  /** Partners' jobs; absent: none. */
  readonly partnerJobs?: readonly PartnerJob[];
};

/** Used capacity: by bookings with a crew, by bookings without, and by reservations for quotes. */
export type CapacityUse = { readonly placed: number; readonly bookedOpen: number; readonly held: number };

export type CapacityFigures = CapacityUse & {
  readonly own: number;
  readonly allotted: number;
  /** Of partners' calendars, beyond their allotments. */
  readonly partners: number;
  readonly buffer: number;
};

export type CapacityDay = CapacityCell &
  CapacityFigures & {
    readonly free: number;
    readonly isStopped: boolean;
    /** False if no vehicles or allotments were entered for the region, which then sells without limit. */
    readonly isCounted: boolean;
  };

export const nothingUsed: CapacityUse = { placed: 0, bookedOpen: 0, held: 0 };

/** The formula. Negative if staff reserved, sold or withdrew more than there is. */
export function freeOf({ own, allotted, partners, placed, bookedOpen, held, buffer }: CapacityFigures): number {
  return own + allotted + partners - placed - bookedOpen - held - buffer;
}

/** Whether the region has any entry: a vehicle of ours or an allotment. */
export function isCounted(region: string, { vehicles, entries }: CapacitySupply): boolean {
  return (
    vehicles.some((vehicle) => vehicle.region === region) || entries.some((each) => each.kind === 'allotment' && each.region === region)
  );
}

/** The capacity of a class in a region on a day, seen from `today`. */
export function capacityOn(
  cell: CapacityCell,
  { supply, used, today }: { readonly supply: CapacitySupply; readonly used: CapacityUse; readonly today: string },
): CapacityDay {
  const entries = supply.entries.filter((entry) => isAbout(entry, cell));
  const sumOf = (list: readonly CapacityEntry[]) => list.reduce((sum, { units }) => sum + units, 0);
  const own = supply.vehicles.filter((vehicle) => isOurs(vehicle, cell)).length;
  const allotments = entries.filter(({ kind }) => kind === 'allotment');
  const kept = allotments.filter((entry) => !isReleased(entry, { day: cell.day, today }));
  // Vehicles of an allotment that were sold before its release stay sold; our own are used first.
  const sold = used.placed + used.bookedOpen + used.held - own - sumOf(kept);
  const released = Math.min(Math.max(0, sold), sumOf(allotments) - sumOf(kept));
  const buffer = sumOf(entries.filter(({ kind }) => kind === 'buffer'));
  const partners = partnerUnitsOn(cell, { supply, kept, today });
  const figures = { ...used, own, allotted: sumOf(kept) + released, partners, buffer };
  return {
    ...cell,
    ...figures,
    free: freeOf(figures),
    isStopped: entries.some(({ kind }) => kind === 'stop-sell'),
    isCounted: isCounted(cell.region, supply),
  };
}

/** Whether this many may be sold at once. */
export function isForSale({ free, isStopped, isCounted: counted }: CapacityDay, units: number): boolean {
  return !isStopped && (!counted || free >= units);
}

/** Whether a counted depot has fewer vehicles of this type than requested, even with nothing sold. */
export function isLacking({ own, allotted, partners, isCounted: counted }: CapacityDay, units: number): boolean {
  return counted && own + allotted + partners < units;
}

type Partners = {
  readonly supply: CapacitySupply /** Allotments not released. */;
  readonly kept: readonly CapacityEntry[];
  readonly today: string;
};

/**
 * What partners have that day beyond their allotments, whose vehicles are in their calendars too. Jobs with us are part of a calendar: one that
 * was sold from another region is missing here. There it is one more, because none of its vehicles are counted.
 */
function partnerUnitsOn(cell: CapacityCell, { supply: { partnerDays = [], partnerJobs = [] }, kept, today }: Partners): number {
  const jobs = partnerJobs.filter((job) => job.class === cell.class && job.day === cell.day);
  const lines = partnerDays.filter(
    (line) =>
      line.region === cell.region &&
      line.class === cell.class &&
      line.fromDay <= cell.day &&
      cell.day <= line.untilDay &&
      cell.day <= line.licensedUntil &&
      today <= line.checkedUntil,
  );
  const isKnownHere = (operatorId: string) => [...lines, ...kept].some((each) => each.operatorId === operatorId);
  const fromAfar = jobs.filter(({ operatorId, region }) => region === cell.region && !isKnownHere(operatorId)).length;
  return [...Map.groupBy(lines, ({ operatorId }) => operatorId)].reduce((sum, [operatorId, own]) => {
    const promised = kept.filter((entry) => entry.operatorId === operatorId).reduce((all, { units }) => all + units, 0);
    const elsewhere = jobs.filter((job) => job.operatorId === operatorId && job.region !== cell.region).length;
    return sum + Math.max(0, own.reduce((all, { units }) => all + units, 0) - promised - elsewhere);
  }, fromAfar);
}

/** Whether a day of an allotment has returned to its partner. */
function isReleased({ releaseDays }: CapacityEntry, { day, today }: { readonly day: string; readonly today: string }): boolean {
  return releaseDays !== null && today >= addDays(day, -releaseDays);
}

function isAbout({ region, class: kind, fromDay, untilDay }: CapacityEntry, cell: CapacityCell): boolean {
  const isThere = (region === null || region === cell.region) && (kind === null || kind === cell.class);
  return isThere && fromDay <= cell.day && cell.day <= untilDay;
}

function isOurs({ region, class: kind, soldOn, away }: OwnVehicle, cell: CapacityCell): boolean {
  if (region !== cell.region || kind !== cell.class || (soldOn !== null && soldOn <= cell.day)) return false;
  return !away.some(({ from, until }) => from <= cell.day && (until === null || cell.day <= until));
}
