import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';
import { riverBridgeRows } from './data/river-bridges.ts';

/** A straight piece of a river's centre line, with its name. */
export type RiverPiece = { readonly name: string; readonly from: Coordinates; readonly to: Coordinates };

/** A river crossing, and its extent. */
export type Gap = { readonly at: Coordinates; readonly radius: number };

export type RiverBridge = Gap & { readonly river: string; readonly name: string };

const kilometresPerDegree = 111.2;
const stored = 1e4;

/** The rivers that a road crosses only by a bridge (`npm run derive:rivers`), in pieces. */
export function loadRivers(): readonly RiverPiece[] {
  const file = createRequire(import.meta.url).resolve('#geo/roads/data/rivers.br');
  const lines: unknown = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
  if (!Array.isArray(lines)) throw new Error('no lines in rivers.br');
  return lines.flatMap(readLine);
}

function readLine(line: unknown): RiverPiece[] {
  const [name, values]: unknown[] = Array.isArray(line) ? line : [];
  if (typeof name !== 'string' || !Array.isArray(values)) throw new Error('not a line of rivers.br');
  const points = Array.from({ length: values.length / 2 }, (_, at) => ({
    latitude: Number(values[2 * at]) / stored,
    longitude: Number(values[2 * at + 1]) / stored,
  }));
  return points.slice(1).map((to, at) => ({ name, from: points[at] ?? to, to }));
}

export function listRiverBridges(): readonly RiverBridge[] {
  return parseTable(riverBridgeRows, 4).map(([river = '', name = '', point = '', radius = '']) => {
    const [latitude = '', longitude = ''] = point.split(' ');
    return { river, name, at: { latitude: parseNumber(latitude), longitude: parseNumber(longitude) }, radius: parseNumber(radius) };
  });
}

/** The pieces outside the gaps. A bridge that is listed beside the river counts at the river's nearest point. */
export function cutGaps(pieces: readonly RiverPiece[], gaps: readonly Gap[]): RiverPiece[] {
  const gapsAt = groupByBand(gaps);
  return pieces.flatMap((piece) => {
    const near = new Set(listBands(piece.from.latitude, piece.to.latitude).flatMap((band) => gapsAt.get(band) ?? []));
    return [...near].reduce<RiverPiece[]>((left, gap) => left.flatMap((part) => cutGap(part, gap)), [piece]);
  });
}

/** Bands of a tenth of a degree, so that a piece is compared with the few gaps near it. */
function listBands(one: number, other: number): readonly number[] {
  const first = Math.floor(Math.min(one, other) * 10);
  return Array.from({ length: Math.floor(Math.max(one, other) * 10) - first + 1 }, (_, at) => first + at);
}

function groupByBand(gaps: readonly Gap[]): ReadonlyMap<number, readonly Gap[]> {
  const groups = new Map<number, Gap[]>();
  for (const gap of gaps) {
    const reach = gap.radius / kilometresPerDegree;
    for (const band of listBands(gap.at.latitude - reach, gap.at.latitude + reach)) {
      const group = groups.get(band);
      if (group === undefined) groups.set(band, [gap]);
      else group.push(gap);
    }
  }
  return groups;
}

function cutGap(piece: RiverPiece, { at, radius }: Gap): RiverPiece[] {
  const { from, to } = piece;
  // Most pieces are far from it.
  const reach = radius / kilometresPerDegree;
  if (at.latitude < Math.min(from.latitude, to.latitude) - reach || at.latitude > Math.max(from.latitude, to.latitude) + reach)
    return [piece];
  const narrowing = Math.cos((at.latitude * Math.PI) / 180);
  const [up, across] = [to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing];
  const [ownUp, ownAcross] = [from.latitude - at.latitude, (from.longitude - at.longitude) * narrowing];
  const [a, b, c] = [up ** 2 + across ** 2, 2 * (ownUp * up + ownAcross * across), ownUp ** 2 + ownAcross ** 2 - reach ** 2];
  const root = b ** 2 - 4 * a * c;
  if (a === 0 || root <= 0) return [piece];
  const [enters, leaves] = [(-b - Math.sqrt(root)) / (2 * a), (-b + Math.sqrt(root)) / (2 * a)];
  if (leaves <= 0 || enters >= 1) return [piece];
  return [
    ...(enters > 0 ? [{ ...piece, to: along(piece, enters) }] : []),
    ...(leaves < 1 ? [{ ...piece, from: along(piece, leaves) }] : []),
  ];
}

function along({ from, to }: RiverPiece, share: number): Coordinates {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

/** Bridges at the river's nearest point: they are listed to a kilometre. */
export function moveToRivers(bridges: readonly RiverBridge[], pieces: readonly RiverPiece[]): readonly RiverBridge[] {
  const piecesOf = Map.groupBy(pieces, ({ name }) => name);
  return bridges.map((bridge) => {
    let nearest: Coordinates | null = null;
    let least = farthestListed;
    for (const piece of piecesOf.get(bridge.river) ?? []) {
      const point = nearestOn(piece, bridge.at);
      const kilometres = distance(point, bridge.at);
      if (kilometres > least || (nearest !== null && kilometres === least)) continue;
      nearest = point;
      least = kilometres;
    }
    return nearest === null ? bridge : { ...bridge, at: nearest };
  });
}

/** In kilometres: farther off, the river is no longer in the list of lines. */
const farthestListed = 3;

function nearestOn(piece: RiverPiece, { latitude, longitude }: Coordinates): Coordinates {
  const { from, to } = piece;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const [up, across] = [to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing];
  const length = up ** 2 + across ** 2;
  const share = length === 0 ? 0 : ((latitude - from.latitude) * up + (longitude - from.longitude) * narrowing * across) / length;
  return along(piece, Math.min(1, Math.max(0, share)));
}

/** In kilometres, over such a short distance. */
function distance(one: Coordinates, other: Coordinates): number {
  const narrowing = Math.cos((one.latitude * Math.PI) / 180);
  return kilometresPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing);
}
