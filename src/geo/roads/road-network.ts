import { crossingKinds } from '#domain/itinerary/routed.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';
import { alpsHubRows, alpsRoadRows } from './data/alps.ts';
import { bankHubRows, bankRoadRows } from './data/banks.ts';
import { beneluxHubRows, beneluxRoadRows } from './data/benelux.ts';
import { britishIslesHubRows, britishIslesRoadRows } from './data/british-isles.ts';
import { centralEuropeHubRows, centralEuropeRoadRows } from './data/central-europe.ts';
import { crossingRows } from './data/crossings.ts';
import { farBankHubRows, farBankRoadRows } from './data/far-banks.ts';
import { franceHubRows, franceRoadRows } from './data/france.ts';
import { germanyHubRows, germanyRoadRows } from './data/germany.ts';
import { iberiaHubRows, iberiaRoadRows } from './data/iberia.ts';
import { italyHubRows, italyRoadRows } from './data/italy.ts';
import { moreHubRows, moreRoadRows } from './data/more-roads.ts';
import { nordicsHubRows, nordicsRoadRows } from './data/nordics.ts';
import { passRows } from './data/passes.ts';
import { shoreHubRows, shoreRoadRows } from './data/shores.ts';
import { southEastHubRows, southEastRoadRows } from './data/south-east.ts';
import { valleyHubRows, valleyRoadRows } from './data/valleys.ts';
import { type Months, parseMonths } from './months.ts';

/*
 * The columns of the data, one row a line:
 * hubs: key | country | latitude | longitude | kilometres that a coach saves on each side when it passes the town instead of entering it
 * roads: class | toll | chain of hubs with the road kilometres between their centres; the toll is a country and the tolled share in percent
 * crossings: key | from | to | kind | road kilometres, the way to and from the quay included | minutes on board | minutes of check-in and
 *   waiting | whether a ferry or a train carries coaches: those that do not are listed so that nobody adds them, and no road uses them
 * passes: see `data/passes.ts`
 * Source: road kilometres, tolls and crossing times from general knowledge, November 2026, good to about 3 %; positions of towns from
 * GeoNames (CC BY 4.0, `../gazetteer/NOTICE`), of junctions and quays own, good to about 2 km.
 */
const regions = [
  { hubs: beneluxHubRows, roads: beneluxRoadRows },
  { hubs: germanyHubRows, roads: germanyRoadRows },
  { hubs: franceHubRows, roads: franceRoadRows },
  { hubs: iberiaHubRows, roads: iberiaRoadRows },
  { hubs: italyHubRows, roads: italyRoadRows },
  { hubs: alpsHubRows, roads: alpsRoadRows },
  { hubs: britishIslesHubRows, roads: britishIslesRoadRows },
  { hubs: nordicsHubRows, roads: nordicsRoadRows },
  { hubs: centralEuropeHubRows, roads: centralEuropeRoadRows },
  { hubs: southEastHubRows, roads: southEastRoadRows },
  { hubs: shoreHubRows, roads: shoreRoadRows },
  { hubs: valleyHubRows, roads: valleyRoadRows },
  { hubs: moreHubRows, roads: moreRoadRows },
  { hubs: bankHubRows, roads: bankRoadRows },
  { hubs: farBankHubRows, roads: farBankRoadRows },
];

const roadClasses = ['motorway', 'trunk', 'mountain'] as const;
const edgeKinds = [...roadClasses, ...crossingKinds] as const;

/** A road by its class, or a crossing by its kind. */
export type EdgeKind = (typeof edgeKinds)[number];

export type Hub = {
  readonly key: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres saved on each side by passing the town; negative if the ring road is a detour. */
  readonly past: number;
};

export type RoadEdge = {
  readonly kind: EdgeKind;
  /** Numbers of two hubs. */
  readonly from: number;
  readonly to: number;
  /** Road kilometres from centre to centre. */
  readonly kilometres: number;
  readonly straight: number;
  /** Share of the kilometres in that country that are tolled; null if none are. */
  readonly toll: { readonly countryCode: string; readonly share: number } | null;
  /** A road over or under a crest, with the months in which it is closed; otherwise null. */
  readonly pass: { readonly key: string; readonly metres: number; readonly closed: Months } | null;
  /** Null for a road. */
  readonly crossing: { readonly key: string; readonly minutesOnBoard: number; readonly minutesBefore: number } | null;
};

export type RoadNetwork = {
  readonly hubs: readonly Hub[];
  readonly edges: readonly RoadEdge[];
  /** Numbers of the edges at each hub. */
  readonly edgesAt: readonly (readonly number[])[];
};

type EdgeRow = Omit<RoadEdge, 'from' | 'to' | 'straight'> & { readonly from: string; readonly to: string };

/** Parses the tables; an error in them throws. */
export function loadRoadNetwork(): RoadNetwork {
  const hubs = regions.flatMap(({ hubs: rows }) => parseTable(rows, 5).map(createHub));
  const numbers = new Map(hubs.map(({ key }, at) => [key, at]));
  const rows = [
    ...regions.flatMap(({ roads }) => parseTable(roads, 3).flatMap(createRoads)),
    ...parseTable(passRows, 7).map(createPass),
    ...parseTable(crossingRows, 8).filter(carriesCoaches).map(createCrossing),
  ];
  const edges = rows.map((row): RoadEdge => {
    const from = numbers.get(row.from);
    const to = numbers.get(row.to);
    const [start, end] = [hubs[from ?? -1], hubs[to ?? -1]];
    if (from === undefined || to === undefined || start === undefined || end === undefined) {
      throw new Error(`a road between hubs that are not listed: ${row.from}, ${row.to}`);
    }
    return { ...row, from, to, straight: getGreatCircleKilometres(start, end) };
  });
  return { hubs, edges, edgesAt: listEdges(hubs.length, edges) };
}

function createHub([key = '', countryCode = '', latitude = '', longitude = '', past = '']: string[]): Hub {
  return { key, countryCode, latitude: parseNumber(latitude), longitude: parseNumber(longitude), past: parseNumber(past) };
}

function createRoads([roadClass = '', toll = '', chain = '']: string[]): EdgeRow[] {
  const cells = chain.split(' ');
  return Array.from({ length: Math.floor(cells.length / 2) }, (_, at) => ({
    kind: parseKind(roadClass),
    from: cells[2 * at] ?? '',
    kilometres: parseNumber(cells[2 * at + 1] ?? ''),
    to: cells[2 * at + 2] ?? '',
    toll: parseToll(toll),
    pass: null,
    crossing: null,
  }));
}

function createPass([key = '', roadClass = '', from = '', to = '', kilometres = '', metres = '', closed = '']: string[]): EdgeRow {
  const pass = { key, metres: parseNumber(metres), closed: parseMonths(closed) };
  return { kind: parseKind(roadClass), from, to, kilometres: parseNumber(kilometres), toll: null, pass, crossing: null };
}

const carriage: Readonly<Record<string, boolean>> = { '': true, coaches: true, 'no coaches': false };

function carriesCoaches(cells: string[]): boolean {
  const carries = carriage[cells[7] ?? ''];
  if (carries === undefined) throw new Error(`not whether it carries coaches: ${cells[7]}`);
  return carries;
}

function createCrossing(cells: string[]): EdgeRow {
  const [key = '', from = '', to = '', kind = '', kilometres = '', minutesOnBoard = '', minutesBefore = ''] = cells;
  const crossing = { key, minutesOnBoard: parseNumber(minutesOnBoard), minutesBefore: parseNumber(minutesBefore) };
  return { kind: parseKind(kind), from, to, kilometres: parseNumber(kilometres), toll: null, pass: null, crossing };
}

function parseKind(cell: string): EdgeKind {
  const kind = edgeKinds.find((each) => each === cell);
  if (kind === undefined) throw new Error(`not a kind of road: ${cell}`);
  return kind;
}

function parseToll(cell: string): RoadEdge['toll'] {
  if (cell === '') return null;
  const [countryCode = '', percent = ''] = cell.split(' ');
  return { countryCode, share: parseNumber(percent) / 100 };
}

function listEdges(count: number, edges: readonly RoadEdge[]): number[][] {
  const lists = Array.from({ length: count }, (): number[] => []);
  edges.forEach(({ from, to }, at) => {
    lists[from]?.push(at);
    lists[to]?.push(at);
  });
  return lists;
}
