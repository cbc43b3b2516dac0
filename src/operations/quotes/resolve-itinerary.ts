import { settleHour } from '#domain/calendar/zoned.ts';
import type { IssueCode } from '#domain/input/issues.ts';
import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import type { Itinerary, Place, Stop } from '#domain/itinerary/itinerary.ts';
import { addSecondReturn } from '#domain/itinerary/second-return.ts';
import { failure, success } from '#domain/result.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { ItineraryInput } from '#domain/trip/input/trip-input.ts';
import { understandNights } from '#domain/trip/understand-nights.ts';
import type { FoundPlace, PlaceReading, RoadRouter, TextPlaceFinder } from '#geo/ports.ts';
import type { Answer, PlaceChoice, Refusal } from '#operations/trips/answer.ts';
import { withDepartements } from './find-departements.ts';
import { withPickUps, withProposedDepartures } from './propose-departures.ts';

export type PlaceOfVisit = { readonly site: SiteKey; readonly language: SiteLanguage };

export type Resolution = {
  readonly roads: RoadRouter;
  readonly places: TextPlaceFinder;
  readonly visit: PlaceOfVisit;
  readonly now: string;
  /** The trip that is being changed: `stop:1` is the place of its second stop, `pickUp:0` that of its first extra pick-up. */
  readonly known?: Pick<Itinerary, 'stops' | 'pickUps'>;
};

/**
 * Resolves the typed places, computes the open departures, then checks the itinerary. An unknown or ambiguous place is an issue of its
 * stop.
 */
export async function resolveItinerary(input: ItineraryInput, { now, roads, ...search }: Resolution): Promise<Answer<Itinerary>> {
  const typed = [...input.stops, ...input.pickUps];
  const readings = await readPlaces(typed, search);
  const unfound = await describeUnfound(typed, { ...search, readings, stops: input.stops.length });
  if (unfound.length > 0) return failure(unfound);
  const found = understandNights(input.stops).flatMap(
    ({ departure, arriveBy, notes, localKilometres, isNextDay = false }, index): Stop[] => {
      const reading = readings[index];
      if (reading?.kind !== 'known') return [];
      const { timeZone } = reading.place;
      const limit = {
        ...(arriveBy === undefined ? {} : { arriveBy: settleHour(arriveBy, timeZone) }),
        ...(isNextDay ? { isNextDay } : {}),
      };
      return [
        {
          place: reading.place,
          departure: settleHour(departure, timeZone),
          notes,
          ...limit,
          ...(localKilometres > 0 ? { localKilometres } : {}),
        },
      ];
    },
  );
  const stops = [...(await withDepartements(found, { places: search.places, group: input.group }))];
  const asked: Itinerary = { type: input.type, stops, ...(input.suppliesDriverRoom ? { suppliesDriverRoom: true } : {}) };
  const boarding = input.pickUps.flatMap(({ time, passengers }, index) => {
    const reading = readings[input.stops.length + index];
    return reading?.kind === 'known' ? [{ place: reading.place, time, passengers }] : [];
  });
  const planned = await withPickUps(await withProposedDepartures(asked, roads), boarding, roads);
  const itinerary = addSecondReturn(planned, input.secondReturn);
  const issues = checkItinerary({ itinerary, group: input.group, now });
  return issues.length > 0 ? failure(issues) : success(itinerary);
}

const mostProposals = 3;

/** A typed place: of a stop, or of an extra pick-up after the stops. */
type TypedPlace = { readonly placeKey: string; readonly placeText: string };

/** The place that it resolves to. */
type StopReading = { readonly kind: 'known'; readonly place: Place } | Exclude<PlaceReading, { readonly kind: 'place' }>;

/** The answer for a text that does not name exactly one place. */
const codes = {
  several: 'place-ambiguous',
  region: 'place-too-wide',
  'two-places': 'place-contradictory',
  postcode: 'postcode-elsewhere',
  outside: 'place-outside',
  unreadable: 'place-unreadable',
  unknown: 'place-unknown',
} as const satisfies Record<Exclude<PlaceReading['kind'], 'place'>, IssueCode>;

/** Why a resolved place cannot be a stop; null if it can. */
export function placeIssueOf({ kind }: PlaceReading): IssueCode | null {
  return kind === 'place' ? null : codes[kind];
}

type Unfound = Pick<Resolution, 'places' | 'visit'> & { readonly readings: readonly StopReading[]; readonly stops: number };

/** An issue for each unknown or ambiguous place, with the candidates. */
async function describeUnfound(typed: readonly TypedPlace[], { places, visit, readings, stops }: Unfound): Promise<Refusal[]> {
  const near = readings.find((reading) => reading.kind === 'known')?.place.coordinates ?? null;
  const about = { language: visit.language, countryCode: getSite(visit.site).country, near, limit: mostProposals };
  const issues = await Promise.all(
    typed.map(async ({ placeText }, index): Promise<Refusal[]> => {
      const reading = readings[index] ?? { kind: 'unknown' };
      const field = index < stops ? `stops.${index}.place` : `pickUps.${index - stops}.place`;
      if (reading.kind === 'known') return [];
      const meant = reading.kind === 'unknown' ? await places.proposePlaces({ ...about, text: placeText }) : reading.places;
      return [{ field, code: codes[reading.kind], choices: meant.map(toChoice) }];
    }),
  );
  return issues.flat();
}

function toChoice({ key, label }: FoundPlace): PlaceChoice {
  return { key, label };
}

/**
 * Resolves a place by its key, or by its text if the key is missing or unknown, because a form without JavaScript sends only texts. All
 * texts are resolved together, because places with the same name are distinguished by the others.
 */
async function readPlaces(asked: readonly TypedPlace[], search: Omit<Resolution, 'now' | 'roads'>): Promise<readonly StopReading[]> {
  const { places, visit } = search;
  const byKey = await Promise.all(asked.map((each) => findKnownPlace(each, search)));
  const typed = asked.flatMap(({ placeText }, index) => (byKey[index] === null ? [{ placeText, index }] : []));
  if (typed.length === 0) return byKey.map(toStopReading);
  const byText = await places.readPlaces({
    texts: typed.map(({ placeText }) => placeText),
    language: visit.language,
    countryCode: getSite(visit.site).country,
    known: byKey.flatMap((place) => place?.coordinates ?? []),
  });
  const read = new Map(typed.map(({ index }, at) => [index, byText[at]]));
  return byKey.map((place, index) => {
    const reading = read.get(index);
    return reading === undefined || reading.kind === 'place'
      ? toStopReading(place ?? (reading === undefined ? null : placeToStore(reading.place)))
      : reading;
  });
}

function toStopReading(place: Place | null): StopReading {
  return place === null ? { kind: 'unknown' } : { kind: 'known', place };
}

async function findKnownPlace(
  { placeKey }: TypedPlace,
  { places, visit, known }: Omit<Resolution, 'now' | 'roads'>,
): Promise<Place | null> {
  const [, list, index] = /^(stop|pickUp):(\d{1,2})$/.exec(placeKey) ?? [];
  const stored = (list === 'pickUp' ? known?.pickUps : known?.stops)?.[Number(index ?? -1)];
  if (stored !== undefined) return stored.place;
  const found = placeKey === '' ? null : await places.findPlace(placeKey, visit.language);
  return found === null ? null : placeToStore(found);
}

/** A place as a trip stores it. A town with namesakes includes what distinguishes it, such as "Villeneuve (Agen)", for the driver. */
export function placeToStore(found: FoundPlace): Place {
  const { key: _key, label, ...place } = found;
  return place.kind === 'town' ? { ...place, name: label.slice(0, label.lastIndexOf(',')) } : place;
}
