import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { RoadRoute, RoadRouter } from '../ports.ts';
import { type EngineFailure, type FailureReport, isNews } from './engine-failure.ts';
import { createRoadLeg, type EngineLeg, isLineBetween, type LegMaking } from './engine-leg.ts';

/** Asks a routing engine for the legs between points; at most `mostPoints` of them. */
export type RoadEngine = {
  readonly name: string;
  readonly mostPoints: number;
  findLegs(points: readonly Coordinates[]): Promise<Result<readonly EngineLeg[], EngineFailure>>;
};

export type EngineRouting = LegMaking & { readonly engine: RoadEngine; readonly fallback: RoadRouter; readonly report: FailureReport };

/** A router with an external engine. If it fails in any way, the embedded router answers instead, and its routes say `estimated`. */
export function createEngineRouter(routing: EngineRouting): RoadRouter {
  return {
    findRoute: async (points, days) => {
      const route = await findRoute(routing, points);
      if (route.ok) return route;
      if (isNews(route.failure)) routing.report(routing.engine.name, route.failure);
      return await routing.fallback.findRoute(points, days);
    },
  };
}

async function findRoute(routing: EngineRouting, points: readonly Coordinates[]): Promise<Result<RoadRoute, EngineFailure>> {
  const { engine } = routing;
  const parts = await Promise.all(divide(points, engine.mostPoints).map((part) => engine.findLegs(part)));
  const engineLegs: EngineLeg[] = [];
  for (const part of parts) {
    if (!part.ok) return part;
    engineLegs.push(...part.value);
  }
  const legs = engineLegs.flatMap((engineLeg, at) => {
    const [from, to] = [points[at], points[at + 1]];
    const isRight = from !== undefined && to !== undefined && isLineBetween(engineLeg, from, to);
    const leg = isRight ? createRoadLeg(routing, engineLeg) : null;
    return leg === null ? [] : [leg];
  });
  return legs.length === points.length - 1
    ? success({ legs, estimated: false })
    : failure({ kind: 'malformed', detail: `${legs.length} usable legs for ${points.length} points` });
}

/** Parts of at most this many points, each starting where the previous one ends. */
function divide(points: readonly Coordinates[], most: number): (readonly Coordinates[])[] {
  const parts: (readonly Coordinates[])[] = [];
  for (let from = 0; from === 0 || from < points.length - 1; from += most - 1) {
    parts.push(points.slice(from, from + most));
  }
  return parts;
}
