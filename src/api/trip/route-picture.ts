import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import type { Coordinates, Itinerary } from '#domain/itinerary/itinerary.ts';
import { boardAt } from '#domain/itinerary/pick-ups.ts';
import { listDrivenLines } from '#domain/itinerary/routed.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { RoutePicture } from '#geo/ports.ts';
import type { ApiContext } from '../context.ts';

export type DrawingInput = {
  readonly itinerary: Itinerary;
  readonly lines: readonly (readonly Coordinates[])[];
  /** In which towns along the road are named. */
  readonly language: SiteLanguage;
};

/** The picture of an itinerary with its road, as an SVG element. Its only text is names of places. */
export function drawItinerary({ pictures }: Pick<ApiContext, 'pictures'>, { itinerary, lines, language }: DrawingInput): string {
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
    language,
    lines,
  };
  return pictures.drawRoute(picture);
}

type KeptPicture = { readonly picture: string; readonly at: number };

/** Drawing costs as much as the rest of a trip's page, and a customer opens that page again and again. */
const kept = new WeakMap<ApiContext['roads'], Map<string, KeptPicture>>();
const mostKept = 500;
/** Then another engine may know better. */
const keptFor = 10 * 60_000;

/** A trip keeps no road, so it is found again; where there is none, the stops are drawn alone. */
export async function drawTrip(
  { roads, pictures }: Pick<ApiContext, 'roads' | 'pictures'>,
  { itinerary, language }: { readonly itinerary: Itinerary; readonly language: SiteLanguage },
): Promise<string> {
  const known = kept.get(roads) ?? new Map<string, KeptPicture>();
  kept.set(roads, known);
  const days = getTravelDays(itinerary);
  const key = JSON.stringify([
    days,
    language,
    itinerary.stops.length,
    ...[...itinerary.stops, ...(itinerary.pickUps ?? [])].map(({ place: { name, town, coordinates } }) => [name, town, coordinates]),
  ]);
  const found = known.get(key);
  if (found !== undefined && performance.now() - found.at < keptFor) return found.picture;
  const ways = [itinerary, ...(itinerary.pickUps ?? []).map((pickUp) => boardAt(itinerary, pickUp))].map(({ stops }) =>
    roads.findRoute(
      stops.map(({ place }) => place.coordinates),
      days,
    ),
  );
  const [road, ...others] = await Promise.all(ways);
  const [own, ...otherParts] = [road, ...others].map((way) => (way?.ok ? way.value : { legs: [] }));
  const lines = own === undefined ? [] : listDrivenLines({ ...own, otherParts });
  const picture = drawItinerary({ pictures }, { itinerary, language, lines });
  const [oldest] = known.keys();
  if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
  if (road?.ok) known.set(key, { picture, at: performance.now() });
  return picture;
}
