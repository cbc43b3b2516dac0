import * as v from 'valibot';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { createEngineClient } from './engine-client.ts';
import type { EngineFailure } from './engine-failure.ts';
import type { EngineLeg } from './engine-leg.ts';
import type { RoadEngine } from './engine-router.ts';
import type { LineSpan } from './line-span.ts';
import { decodePolyline6 } from './polyline.ts';

/** The engine's own limit for buses (`service_limits.bus.max_locations`). */
const mostPoints = 50;
const timeLimit = 1_400;
/** A line of 5,000 km takes about half a megabyte. */
const sizeLimit = 4_000_000;
/**
 * A coach of 13 m. The height must be sent: the engine's default is 1.9 m, and it routed under a bridge of 3.2 m without it. No
 * `top_speed`: it caused absurd detours.
 */
const coach = { height: 3.8, width: 2.55, length: 13, weight: 18 };

const maneuver = v.object({
  begin_shape_index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  end_shape_index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  time: v.pipe(v.number(), v.minValue(0)),
  toll: v.optional(v.boolean(), false),
  ferry: v.optional(v.boolean(), false),
});
const leg = v.object({
  summary: v.object({ length: v.pipe(v.number(), v.finite(), v.minValue(0)), has_ferry: v.boolean() }),
  shape: v.string(),
  maneuvers: v.array(maneuver),
});
const reply = v.object({ trip: v.object({ legs: v.pipe(v.array(leg), v.minLength(1)), units: v.literal('kilometers') }) });
const refusal = v.object({ error_code: v.number(), error: v.string() });

type Leg = v.InferOutput<typeof leg>;

/** The request to the engine. */
export function createValhallaRequest(points: readonly Coordinates[]) {
  return {
    locations: points.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude, type: 'break' })),
    costing: 'bus',
    costing_options: { bus: coach },
    units: 'kilometers',
    // Not `none`: without manoeuvres 3.6.1 says `has_ferry: false` and `has_toll: false` for every leg, including ferries.
    directions_type: 'maneuvers',
    admin_crossings: true,
  };
}

/** The Valhalla at this address. */
export function createValhalla(url: string): RoadEngine {
  const client = createEngineClient({ timeLimit, sizeLimit });
  return {
    name: 'valhalla',
    mostPoints,
    findLegs: async (points) => {
      const answer = await client.ask({ url: `${url}/route`, body: createValhallaRequest(points) });
      return answer.ok ? readValhallaReply(answer.value.json) : answer;
    },
  };
}

/** The legs of the engine's answer, or its refusal. */
export function readValhallaReply(json: unknown): Result<readonly EngineLeg[], EngineFailure> {
  const refused = v.safeParse(refusal, json);
  if (refused.success) {
    return failure({ kind: 'refused', detail: `${refused.output.error_code} ${refused.output.error}` });
  }
  const parsed = v.safeParse(reply, json);
  const legs = parsed.success ? parsed.output.trip.legs.map(createEngineLeg) : [null];
  const whole = legs.filter((made) => made !== null);
  return whole.length === legs.length ? success(whole) : failure({ kind: 'malformed', detail: 'not a route of Valhalla' });
}

function createEngineLeg({ summary, shape, maneuvers }: Leg): EngineLeg | null {
  const line = decodePolyline6(shape);
  if (line === null || line.length < 2) return null;
  const spans = maneuvers.flatMap((part) => createSpans(part, line.length));
  // A ferry without its own manoeuvre cannot be distinguished from the road.
  const isMissing = summary.has_ferry && !spans.some(({ kind }) => kind === 'ferry');
  return isMissing ? null : { kilometres: summary.length, line, spans };
}

/** A partly tolled manoeuvre counts as tolled: the engine does not say which part. */
function createSpans(
  { begin_shape_index: from, end_shape_index: end, time, toll, ferry }: Leg['maneuvers'][number],
  count: number,
): LineSpan[] {
  const to = Math.min(end, count - 1);
  if (to <= from) return [];
  const minutes = Math.round(time / 60);
  if (ferry) return [{ from, to, kind: 'ferry', key: 'ferry', minutes }];
  return toll ? [{ from, to, kind: 'toll', key: 'toll', minutes }] : [];
}
