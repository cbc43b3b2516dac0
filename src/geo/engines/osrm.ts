import * as v from 'valibot';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { createEngineClient } from './engine-client.ts';
import type { EngineFailure } from './engine-failure.ts';
import type { EngineLeg } from './engine-leg.ts';
import type { RoadEngine } from './engine-router.ts';
import type { LineSpan } from './line-span.ts';
import { decodePolyline6 } from './polyline.ts';

/** `--max-viaroute-size` is 500 by default; 100 keep the address below 4 KB. */
const mostPoints = 100;
const timeLimit = 1_400;
const sizeLimit = 8_000_000;

const step = v.object({
  duration: v.pipe(v.number(), v.minValue(0)),
  geometry: v.string(),
  mode: v.string(),
  intersections: v.optional(v.array(v.object({ classes: v.optional(v.array(v.string()), []) })), []),
});
const leg = v.object({ distance: v.pipe(v.number(), v.finite(), v.minValue(0)), steps: v.pipe(v.array(step), v.minLength(1)) });
const reply = v.object({
  code: v.literal('Ok'),
  routes: v.pipe(v.array(v.object({ legs: v.pipe(v.array(leg), v.minLength(1)) })), v.minLength(1)),
});
const refusal = v.object({ code: v.pipe(v.string(), v.notValue('Ok')), message: v.optional(v.string(), '') });

type Step = v.InferOutput<typeof step>;

/** The OSRM at this address. It ignores heights and returns a car's road, so Valhalla is the first choice. */
export function createOsrm(url: string): RoadEngine {
  const client = createEngineClient({ timeLimit, sizeLimit });
  return {
    name: 'osrm',
    mostPoints,
    findLegs: async (points) => {
      const answer = await client.ask({ url: createOsrmAddress(url, points) });
      return answer.ok ? readOsrmReply(answer.value.json) : answer;
    },
  };
}

/** With steps, because only they show ferries and tolls; their lines together are the leg's. */
export function createOsrmAddress(url: string, points: readonly Coordinates[]): string {
  const path = points.map(({ latitude, longitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
  return `${url}/route/v1/driving/${path}?overview=false&geometries=polyline6&steps=true`;
}

/** The legs of the engine's answer, or its refusal. */
export function readOsrmReply(json: unknown): Result<readonly EngineLeg[], EngineFailure> {
  const refused = v.safeParse(refusal, json);
  if (refused.success) return failure({ kind: 'refused', detail: `${refused.output.code} ${refused.output.message}`.trim() });
  const parsed = v.safeParse(reply, json);
  const legs = parsed.success ? (parsed.output.routes[0]?.legs ?? []).map(createEngineLeg) : [null];
  const whole = legs.filter((made) => made !== null);
  return whole.length === legs.length ? success(whole) : failure({ kind: 'malformed', detail: 'not a route of OSRM' });
}

function createEngineLeg({ distance, steps }: v.InferOutput<typeof leg>): EngineLeg | null {
  const line: Coordinates[] = [];
  const spans: LineSpan[] = [];
  for (const part of steps) {
    const points = decodePolyline6(part.geometry);
    if (points === null) return null;
    const from = Math.max(0, line.length - 1);
    // Each step begins where the one before ends.
    line.push(...points.slice(line.length === 0 ? 0 : 1));
    spans.push(...createSpans(part, from, line.length - 1));
  }
  return line.length < 2 ? null : { kilometres: distance / 1000, line, spans };
}

function createSpans({ duration, mode, intersections }: Step, from: number, to: number): LineSpan[] {
  if (to <= from) return [];
  const minutes = Math.round(duration / 60);
  if (mode === 'ferry') return [{ from, to, kind: 'ferry', key: 'ferry', minutes }];
  if (mode === 'train') return [{ from, to, kind: 'shuttle-train', key: 'shuttle-train', minutes }];
  const isTolled = intersections.some(({ classes }) => classes.includes('toll'));
  return isTolled ? [{ from, to, kind: 'toll', key: 'toll', minutes }] : [];
}
