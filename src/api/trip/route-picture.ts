import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import type { Coordinates, Itinerary } from '#domain/itinerary/itinerary.ts';
import { boardAt } from '#domain/itinerary/pick-ups.ts';
import { listDrivenLines, type RoadLeg } from '#domain/itinerary/routed.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { RoutePicture } from '#geo/ports.ts';
import type { ApiContext } from '../context.ts';

export type DrawingInput = {
  readonly itinerary: Itinerary;
  /** Null if there is none; with the ways of those who board elsewhere. */
  readonly road: { readonly legs: readonly RoadLeg[]; readonly otherParts?: readonly { readonly legs: readonly RoadLeg[] }[] };
  /** Where coaches are now, as their drivers reported it. */
  readonly coaches?: readonly Coordinates[] | undefined;
  /** The language of the towns named along the road. */
  readonly language: SiteLanguage;
};

/** The picture of an itinerary with its road, as an SVG element. Its only text is names of places. */
export function drawItinerary(
  { pictures }: Pick<ApiContext, 'pictures'>,
  { itinerary, road, language, coaches = [] }: DrawingInput,
): string {
  const [stops, pickUps] = [itinerary.stops, itinerary.pickUps ?? []].map((places) =>
    places.map(({ place }) => ({ label: place.name, coordinates: place.coordinates })),
  );
  const numbered = (stops ?? []).map(({ label }, index) => `${index + 1} ${label}`);
  const description = [...numbered, ...(pickUps ?? []).map(({ label }) => `+ ${label}`)].join(', ');
  const picture: RoutePicture = {
    id: 'route',
    title: describeRoute(itinerary),
    description,
    stops: stops ?? [],
    pickUps: pickUps ?? [],
    coaches,
    language,
    lines: listDrivenLines(road),
    legs: road.legs.map((leg) => ({ text: writeWay(leg, language), roads: leg.roads ?? [] })),
  };
  return pictures.drawRoute(picture);
}

/** "109 km · 1:39 h", as short as on a road sign. */
function writeWay({ kilometres, minutes }: RoadLeg, language: SiteLanguage): string {
  const [whole, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
  const length = `${formatNumber(Math.round(kilometres), tagOf(language))} km`;
  return `${length} · ${whole === 0 ? `${rest} min` : `${whole}:${String(rest).padStart(2, '0')} h`}`;
}

type CachedRoute = TripRoute & { readonly at: number };

/** The road of a trip, computed again, and its picture. */
type TripRoute = { readonly picture: string; readonly legs: readonly RoadLeg[] };

/** Drawing costs as much as the rest of a trip's page, and a customer opens that page again and again. */
const cache = new WeakMap<ApiContext['roads'], Map<string, CachedRoute>>();
const mostCached = 500;
/** After that, another routing engine may have better data. */
const cachedFor = 10 * 60_000;

/** A trip stores no road, so it is computed again; without one, the stops are drawn alone. */
export async function findTripRoute(
  { roads, pictures }: Pick<ApiContext, 'roads' | 'pictures'>,
  { itinerary, language }: { readonly itinerary: Itinerary; readonly language: SiteLanguage },
  coaches: readonly Coordinates[] = [],
): Promise<TripRoute> {
  const known = cache.get(roads) ?? new Map<string, CachedRoute>();
  cache.set(roads, known);
  const days = getTravelDays(itinerary);
  const key = JSON.stringify([
    days,
    language,
    coaches.map(({ latitude, longitude }) => [latitude, longitude]),
    itinerary.stops.length,
    ...[...itinerary.stops, ...(itinerary.pickUps ?? [])].map(({ place: { name, town, coordinates } }) => [name, town, coordinates]),
  ]);
  const found = known.get(key);
  if (found !== undefined && performance.now() - found.at < cachedFor) return found;
  const ways = [itinerary, ...(itinerary.pickUps ?? []).map((pickUp) => boardAt(itinerary, pickUp))].map(({ stops }) =>
    roads.findRoute(
      stops.map(({ place }) => place.coordinates),
      days,
    ),
  );
  const [road, ...others] = await Promise.all(ways);
  const [own, ...otherParts] = [road, ...others].map((way) => (way?.ok ? way.value : { legs: [] }));
  const legs = own?.legs ?? [];
  const picture = drawItinerary({ pictures }, { itinerary, language, coaches, road: { legs, otherParts } });
  const [oldest] = known.keys();
  if (known.size >= mostCached && oldest !== undefined) known.delete(oldest);
  if (road?.ok) known.set(key, { picture, legs, at: performance.now() });
  return { picture, legs };
}

export async function drawTrip(...trip: Parameters<typeof findTripRoute>): Promise<string> {
  return (await findTripRoute(...trip)).picture;
}
