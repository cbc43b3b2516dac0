import * as v from 'valibot';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { Immutable } from '#domain/immutable.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Itinerary, type LocalDateTime, localDateTimeSchema, type Place, type Stop } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { StopTime } from '#domain/pricing/quote/quote.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';

/** `empty`: without the group, from the depot, to it, or home during a wait. `local`: driven around a place before the coach leaves it. */
const section = v.object({
  kind: v.picklist(['group', 'empty', 'local']),
  from: v.string(),
  to: v.string(),
  /** Local to the place. */
  departs: v.nullable(localDateTimeSchema),
  arrives: v.nullable(localDateTimeSchema),
  /** Whole kilometres; null if the road is unknown. */
  kilometres: v.nullable(v.number()),
  /** ISO 3166-1 alpha-2, in driving order. */
  countries: v.array(v.string()),
});

export const programmeSchema = v.array(section);
/** The sections that a coach drives, as a form requires them before departure. */
export type Programme = Immutable<v.InferOutput<typeof programmeSchema>>;
type Section = Programme[number];

/** Roads of a run: between its stops, and from and to its depot. `homeAt`: for each wait that the coach may spend at the depot. */
export type RunRoads = {
  readonly legs: readonly RoadLeg[];
  readonly depot: {
    readonly name: string;
    readonly out: RoadLeg;
    readonly back: RoadLeg;
    readonly visits: readonly { readonly stop: number; readonly toDepot: RoadLeg; readonly fromDepot: RoadLeg }[];
  } | null;
};

type ProgrammeInput = {
  readonly itinerary: Itinerary;
  readonly stopTimes: readonly StopTime[];
  readonly run: readonly Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'parts'>[];
  /** Null if no road was found. */
  readonly roads: RunRoads | null;
};

/** The sections in driving order, from depot to depot. */
export function createProgramme({ itinerary: { stops }, stopTimes, run, roads }: ProgrammeInput): Programme {
  const [first, last] = [stops[0], stops.at(-1)];
  const [begins, ends] = [run[0], run.at(-1)];
  const sections = stops.flatMap((stop, index): Section[] => {
    const next = stops[index + 1];
    const visit = roads?.depot?.visits.find((each) => each.stop === index);
    const depot = roads?.depot?.name ?? '';
    const around = stop.localKilometres ?? 0;
    return [
      ...(visit === undefined
        ? []
        : [
            emptySection({ from: nameOf(stop.place), to: depot, leg: visit.toDepot }),
            emptySection({ from: depot, to: nameOf(stop.place), leg: visit.fromDepot }),
          ]),
      ...(around > 0 ? [localSection(stop, around)] : []),
      ...(next === undefined ? [] : [groupSection({ stop, next, leg: roads?.legs[index], time: stopTimes[index + 1] })]),
    ];
  });
  if (roads?.depot == null || first === undefined || last === undefined) return sections;
  const { name, out, back } = roads.depot;
  const leaves = begins !== undefined && isDriven(out, begins.parts) ? begins : null;
  const comesHome = ends !== undefined && isDriven(back, ends.parts.toReversed()) ? ends : null;
  const departs = leaves === null ? null : toLocal(emptyStart(leaves), first.place.timeZone);
  const arrives = comesHome === null ? null : toLocal(comesHome.endsAt, last.place.timeZone);
  return [
    { ...emptySection({ from: name, to: nameOf(first.place), leg: out }), departs },
    ...sections,
    { ...emptySection({ from: nameOf(last.place), to: name, leg: back }), arrives },
  ];
}

/** The stops whose wait the plan spends at the depot: between reaching the stop and leaving it. */
export function findHomeStops({ stops }: Pick<Itinerary, 'stops'>, run: readonly Pick<PlannedDuty, 'startsAt' | 'parts'>[]): number[] {
  const homes = run.flatMap(({ startsAt, parts }) => {
    let at = Date.parse(startsAt);
    return parts.flatMap(({ kind, minutes }) => {
      const begins = at;
      at += minutes * 60_000;
      return kind === 'home' ? [begins] : [];
    });
  });
  const departures = stops.map((stop) => departureInstant(stop)).map((instant) => (instant === null ? null : Date.parse(instant)));
  return departures.flatMap((leaves, index) => {
    const before = departures[index - 1] ?? null;
    return leaves !== null && before !== null && homes.some((home) => home > before && home < leaves) ? [index] : [];
  });
}

/** The total kilometres of a programme; null if those of a section with the group are unknown. */
export function sumKilometres(programme: Programme): number | null {
  const known = programme.flatMap(({ kilometres }) => kilometres ?? []);
  return programme.length === 0 || known.length < programme.length ? null : known.reduce((sum, each) => sum + each, 0);
}

/** How many minutes longer than planned the road to a depot may be. */
const mostLonger = 15;

/**
 * Whether a plan's empty drive, the first of these parts, is long enough for this road. If not, the plan was made for a coach from another
 * depot.
 */
function isDriven({ minutes }: RoadLeg, parts: PlannedDuty['parts']): boolean {
  const planned = parts.find(({ kind }) => kind === 'empty-drive' || kind === 'drive');
  return planned === undefined || minutes <= mostLonger + (planned.kind === 'drive' ? 0 : planned.minutes);
}

/** When the coach leaves the depot, after the work there. */
function emptyStart({ startsAt, parts }: Pick<PlannedDuty, 'startsAt' | 'parts'>): string {
  const index = parts.findIndex(({ kind }) => kind === 'empty-drive');
  const before = parts.slice(0, Math.max(0, index)).reduce((sum, { minutes }) => sum + minutes, 0);
  return new Date(Date.parse(startsAt) + before * 60_000).toISOString();
}

function groupSection(given: {
  readonly stop: Stop;
  readonly next: Stop;
  readonly leg: RoadLeg | undefined;
  readonly time: StopTime | undefined;
}): Section {
  const { stop, next, leg, time } = given;
  const arrives: LocalDateTime | null = time?.arrives == null ? null : toLocal(time.arrives, next.place.timeZone);
  return { kind: 'group', from: nameOf(stop.place), to: nameOf(next.place), departs: stop.departure, arrives, ...roadOf(leg) };
}

function localSection({ place }: Stop, kilometres: number): Section {
  const name = nameOf(place);
  const countries = [place.countryCode];
  return { kind: 'local', from: name, to: name, departs: null, arrives: null, kilometres: Math.round(kilometres), countries };
}

function emptySection({ from, to, leg }: { readonly from: string; readonly to: string; readonly leg: RoadLeg }): Section {
  return { kind: 'empty', from, to, departs: null, arrives: null, ...roadOf(leg) };
}

function roadOf(leg: RoadLeg | undefined): Pick<Section, 'kilometres' | 'countries'> {
  if (leg === undefined) return { kilometres: null, countries: [] };
  const countries = Object.entries(leg.kilometresByCountry).flatMap(([country, kilometres]) => (kilometres >= 0.5 ? [country] : []));
  return { kilometres: Math.round(leg.kilometres), countries };
}

/** The town, and the place in it if it has a name of its own. */
function nameOf({ name, town, kind }: Place): string {
  return kind === 'town' || kind === 'address' || name === town ? town : `${name}, ${town}`;
}
