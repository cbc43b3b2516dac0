import { addDays } from '#domain/calendar/date.ts';
import type { FleetKey } from '#domain/sites/keys.ts';

/**
 * How many vehicles of a kind can still be sold for a day (docs/the-desk.md#capacity). A region is the yard of the rate book that a
 * trip is priced from; days are `YYYY-MM-DD`. A larger vehicle does not stand in for a smaller one here: that is for our people to do.
 */
export type CapacityCell = { readonly region: string; readonly class: FleetKey; readonly day: string };

/** So many vehicles of a kind that a trip takes on a day. */
export type CapacityClaim = CapacityCell & { readonly units: number };

export const capacityEntryKinds = ['allotment', 'stop-sell', 'buffer'] as const;
export type CapacityEntryKind = (typeof capacityEntryKinds)[number];

/** What our people put into the calendar; of a region or a class that is null: all of them. From the first day through the last. */
export type CapacityEntry = {
  readonly id: string;
  readonly kind: CapacityEntryKind;
  readonly region: string | null;
  readonly class: FleetKey | null;
  readonly fromDay: string;
  readonly untilDay: string;
  /** Vehicles of a partner, or kept back; 0 for a stop. */
  readonly units: number;
  /** An allotment goes back to its partner so many days before each of its days, as far as it was not sold; null: never. */
  readonly releaseDays: number | null;
  readonly operatorId: string | null;
  readonly reason: string;
};

/** A vehicle of our own, and the days on which it is in the workshop; `until` null where nobody knows. */
export type OwnVehicle = {
  readonly region: string;
  readonly class: FleetKey;
  /** From this day on it is not ours. */
  readonly soldOn: string | null;
  readonly away: readonly { readonly from: string; readonly until: string | null }[];
};

export type CapacitySupply = { readonly vehicles: readonly OwnVehicle[]; readonly entries: readonly CapacityEntry[] };

/** What is taken: by bookings with a crew, by those without, and by quotes that our people promised. */
export type CapacityUse = { readonly placed: number; readonly bookedOpen: number; readonly held: number };

export type CapacityFigures = CapacityUse & { readonly own: number; readonly allotted: number; readonly buffer: number };

export type CapacityDay = CapacityCell &
  CapacityFigures & {
    readonly free: number;
    readonly isStopped: boolean;
    /** False where nobody entered vehicles or allotments of the region: then it sells without limit. */
    readonly isCounted: boolean;
  };

export const nothingUsed: CapacityUse = { placed: 0, bookedOpen: 0, held: 0 };

/** The rule itself. Below zero where our people promised, sold or sent to the workshop more than there is. */
export function freeOf({ own, allotted, placed, bookedOpen, held, buffer }: CapacityFigures): number {
  return own + allotted - placed - bookedOpen - held - buffer;
}

/** Whether a region has been entered at all, by a vehicle of ours or an allotment. */
export function isCounted(region: string, { vehicles, entries }: CapacitySupply): boolean {
  return (
    vehicles.some((vehicle) => vehicle.region === region) || entries.some((each) => each.kind === 'allotment' && each.region === region)
  );
}

/** A day of a class in a region, as it is on `today`. */
export function capacityOn(
  cell: CapacityCell,
  { supply, used, today }: { readonly supply: CapacitySupply; readonly used: CapacityUse; readonly today: string },
): CapacityDay {
  const entries = supply.entries.filter((entry) => isAbout(entry, cell));
  const sumOf = (list: readonly CapacityEntry[]) => list.reduce((sum, { units }) => sum + units, 0);
  const own = supply.vehicles.filter((vehicle) => isOurs(vehicle, cell)).length;
  const allotments = entries.filter(({ kind }) => kind === 'allotment');
  const kept = allotments.filter((entry) => !isReleased(entry, { day: cell.day, today }));
  // What was sold of an allotment before its release stays sold; ours go first.
  const sold = used.placed + used.bookedOpen + used.held - own - sumOf(kept);
  const released = Math.min(Math.max(0, sold), sumOf(allotments) - sumOf(kept));
  const buffer = sumOf(entries.filter(({ kind }) => kind === 'buffer'));
  const figures = { ...used, own, allotted: sumOf(kept) + released, buffer };
  return {
    ...cell,
    ...figures,
    free: freeOf(figures),
    isStopped: entries.some(({ kind }) => kind === 'stop-sell'),
    isCounted: isCounted(cell.region, supply),
  };
}

/** Whether so many may be sold at once. */
export function isForSale({ free, isStopped, isCounted: counted }: CapacityDay, units: number): boolean {
  return !isStopped && (!counted || free >= units);
}

/** Whether a counted yard has fewer of this type than are asked for, even with nothing sold. */
export function isLacking({ own, allotted, isCounted: counted }: CapacityDay, units: number): boolean {
  return counted && own + allotted < units;
}

/** Whether an allotment's day has gone back to its partner. */
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
