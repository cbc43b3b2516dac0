import type { Result } from '#domain/result.ts';
import type { RoadRoute, RouteFailure } from '../ports.ts';

type Answer = Result<RoadRoute, RouteFailure>;

/** A road in a comparison report; null if there is none. */
export type ComparedRoad = { readonly kilometres: number; readonly minutes: number; readonly hasFerry: boolean };

/** The same pair by the embedded network and by a router; percentages of the router's values. */
export type RouteDifference = {
  readonly embedded: ComparedRoad | null;
  readonly router: ComparedRoad | null;
  readonly kilometresPercent: number | null;
  readonly minutesPercent: number | null;
};

/** The difference of the embedded network; a router that fell back on it has no road of its own. */
export function compareRoutes(embedded: Answer, router: Answer): RouteDifference {
  const ours = roadOf(embedded);
  const theirs = router.ok && router.value.estimated ? null : roadOf(router);
  return {
    embedded: ours,
    router: theirs,
    kilometresPercent: percentOff(ours?.kilometres, theirs?.kilometres),
    minutesPercent: percentOff(ours?.minutes, theirs?.minutes),
  };
}

function roadOf(answer: Answer): ComparedRoad | null {
  if (!answer.ok) return null;
  const { legs } = answer.value;
  const sum = (numberOf: (leg: (typeof legs)[number]) => number) => legs.reduce((total, leg) => total + numberOf(leg), 0);
  return { kilometres: sum((leg) => leg.kilometres), minutes: sum((leg) => leg.minutes), hasFerry: legs.some((leg) => leg.hasFerry) };
}

function percentOff(ours: number | undefined, theirs: number | undefined): number | null {
  return ours === undefined || theirs === undefined || theirs === 0 ? null : ((ours - theirs) / theirs) * 100;
}

/** The absolute differences: median, mean and maximum; null without any. */
export function summarize(percents: readonly number[]): { readonly median: number; readonly mean: number; readonly worst: number } | null {
  const sorted = percents.map(Math.abs).sort((one, other) => one - other);
  const worst = sorted.at(-1);
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0];
  if (worst === undefined) return null;
  return { median: ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, mean: sorted.reduce((sum, each) => sum + each, 0) / sorted.length, worst };
}
