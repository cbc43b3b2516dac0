import type { EdgeKind, RoadEdge } from './road-network.ts';

/**
 * The cost of choosing a way: minutes, at these speeds (km/h) by kind of road. Only for the choice: the minutes of a leg come from its
 * distance. Source: our estimate, November 2026.
 */
const speeds: Readonly<Record<EdgeKind, number>> = {
  motorway: 90,
  trunk: 62,
  mountain: 46,
  tunnel: 75,
  bridge: 80,
  ferry: 60,
  'shuttle-train': 60,
};
/** The fastest of them: the minimum cost of a kilometre as the crow flies. */
const topSpeed = speeds.motorway;
/** Off the network. */
const localSpeed = 58;
/**
 * A coach depends on a timetable: a ferry is taken if it saves more than its passage, its waiting and an hour; one that crosses in less
 * than forty minutes sails often, and is taken sooner.
 */
const ferryReluctance = { minutes: 60, shortest: 20 };

export function isOverWater({ kind }: Pick<RoadEdge, 'kind'>): boolean {
  return kind === 'ferry' || kind === 'shuttle-train';
}

/** The cost in minutes of driving this many of an edge's kilometres. */
export function getEdgeCost({ kind, crossing }: RoadEdge, kilometres: number): number {
  const driving = (kilometres / speeds[kind]) * 60;
  if (crossing === null || !isOverWater({ kind })) return driving;
  return driving + crossing.minutesOnBoard + crossing.minutesBefore + getReluctance(crossing.minutesOnBoard);
}

function getReluctance(minutesOnBoard: number): number {
  return Math.min(ferryReluctance.minutes, ferryReluctance.shortest + minutesOnBoard);
}

export function getLocalCost(kilometres: number): number {
  return (kilometres / localSpeed) * 60;
}

export function getLeastCost(straightKilometres: number): number {
  return (straightKilometres / topSpeed) * 60;
}
