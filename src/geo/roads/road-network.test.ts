import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import { refineLine } from '../distance.ts';
import { parseTable } from '../gazetteer/table.ts';
import { loadWaterMask } from '../water/water-mask.ts';
import { createBarriers, doCross } from './barriers.ts';
import { crossingRows } from './data/crossings.ts';
import { isOverWater } from './driving-cost.ts';
import { createLandCheck } from './land-check.ts';
import { type EdgeKind, type Hub, loadRoadNetwork, type RoadEdge } from './road-network.ts';

const network = loadRoadNetwork();
const countries = createCountryIndex(loadAtlas());
const land = createLandCheck(countries);
const { hubs, edges, edgesAt } = network;

const getHub = (number: number) => hubs[number] as Hub;
const nameOf = ({ kind, from, to, kilometres }: RoadEdge) => `${kind} ${getHub(from).key} ${getHub(to).key} ${kilometres}`;
const roads = edges.filter((edge) => !isOverWater(edge));

describe('the hubs', () => {
  it('are many, each with a unique key and roads or a ferry', () => {
    expect(hubs.length).toBeGreaterThan(1000);
    expect(edges.length).toBeGreaterThan(2000);
    expect(new Set(hubs.map(({ key }) => key)).size).toBe(hubs.length);
    expect(hubs.filter((_, hub) => edgesAt[hub]?.length === 0).map(({ key }) => key)).toEqual([]);
  });

  it('are in their stated country, except on islands that the atlas does not draw', () => {
    const around = [0, 0.02, -0.02, 0.045, -0.045].flatMap((up) => [0, 0.03, -0.03, 0.06, -0.06].map((aside) => ({ up, aside })));
    const astray = hubs.filter((hub) => {
      const found = around.map(({ up, aside }) => countries.findCountry({ latitude: hub.latitude + up, longitude: hub.longitude + aside }));
      return found.some((code) => code !== null) && !found.includes(hub.countryCode);
    });
    // Borkum is not drawn, and the coast next to it is another country's.
    expect(astray.map(({ key, countryCode }) => `${key} ${countryCode}`)).toEqual(['borkum DE']);
  });
});

/** Roads over bridges, dams and tunnels without a separate charge, between landmasses of the atlas. */
const fixedLinks = [
  'motorway kobenhavn dragor 13',
  'motorway kolding sonderborg 88',
  'motorway luebeck puttgarden 90',
  'motorway nykobing rodby 43',
  'motorway odense vejle 73',
  'motorway sonderborg flensburg 48',
  'trunk alta hammerfest 140',
  'trunk alta nordkapp 238',
  'trunk bangor llangefni 18',
  'trunk bruinisse zierikzee 17',
  'trunk carbonia sant-antioco 20',
  'trunk chalkida aliveri 48',
  'trunk chalkida nea-artaki 8',
  'trunk finnsnes tromso 162',
  'trunk heiligenhafen burg-auf-fehmarn 18',
  'trunk kiel puttgarden 90',
  'trunk kuivastu kuressaare 75',
  'trunk lefkada vonitsa 20',
  'trunk middelburg zierikzee 41',
  'trunk mo-i-rana sandnessjoen 122',
  'trunk narvik finnsnes 158',
  'trunk narvik harstad 120',
  'trunk narvik sortland 188',
  'trunk narvik svolvaer 235',
  'trunk rotterdam zierikzee 68',
  'trunk stralsund bergen-auf-ruegen 30',
  'trunk svendborg rudkobing 20',
  'trunk svolvaer leknes 68',
  'trunk turku pargas 24',
  'trunk vordingborg stege 27',
  'trunk zadar novalja 78',
  'trunk zadar pag 52',
  'trunk zierikzee goes 26',
  'trunk zierikzee middelharnis 28',
];

/** Roads all the way round a fjord, a bay, a bridge. */
const farRound = [
  'bridge drobeta kladovo 22',
  'bridge lisboa montijo 33',
  'bridge saint-nazaire saint-brevin 13',
  'bridge vidin calafat 14',
  'motorway a-coruna ferrol 51',
  'motorway cadiz el-puerto 22',
  'motorway maassluis rozenburg 12',
  'motorway vigo cangas 27',
  'trunk almada barreiro 27',
  'trunk arona angera 18',
  'trunk attersee weyregg 14',
  'trunk ayamonte vila-real-de-santo-antonio 17',
  'trunk bleckede boizenburg 43',
  'trunk brake sandstedt 38',
  'trunk braubach rhens 19',
  'trunk bremerhaven nordenham 35',
  'trunk brest crozon 58',
  'trunk cambados o-grove 22',
  'trunk cobh passage-west 30',
  'trunk cobh ringaskiddy 37',
  'trunk cuijk mook 9',
  'trunk edinburgh burntisland 33',
  'trunk ferrol mugardos 16',
  'trunk finnsnes tromso 162',
  'trunk flint neston 23',
  'trunk gdynia hel 74',
  'trunk gelibolu lapseki 26',
  'trunk gorinchem woudrichem 13',
  'trunk greenock dumbarton 32',
  'trunk hallstatt bad-aussee 30',
  'trunk hamble warsash 12',
  'trunk kirkenes vadso 172',
  'trunk krimpen-aan-de-lek kinderdijk 26',
  'trunk kruibeke hoboken 16',
  'trunk lorient port-louis 20',
  'trunk mellerud amal 41',
  'trunk middelharnis hellevoetsluis 27',
  'trunk mugardos a-coruna 45',
  'trunk orebic ploce 80',
  'trunk oslo nesoddtangen 46',
  'trunk police stepnica 72',
  'trunk portsmouth gosport 22',
  'trunk quillebeuf lillebonne 22',
  'trunk saalbach leogang 29',
  'trunk saint-malo dinard 12',
  'trunk sankt-goar sankt-goarshausen 70',
  'trunk santander somo 26',
  'trunk santona laredo 17',
  'trunk schoonhoven groot-ammers 46',
  'trunk sevrier menthon 14',
  'trunk southampton hythe 17',
  'trunk steinhude mardorf 19',
  'trunk tiel wamel 16',
  'trunk torpoint plymouth 35',
  'trunk verbania stresa 14',
  'trunk vigo moana 20',
  'tunnel drobak saetre 14',
];

const mainCrests = [
  'Pyrenees',
  'Maritime Alps',
  'Cottian Alps',
  'Graian Alps',
  'Pennine Alps',
  'Lepontine Alps',
  'Bernina',
  'Ötztal and Stubai Alps',
  'Zillertal Alps',
  'Hohe Tauern',
  'Niedere Tauern',
  'Bernese Alps',
  'Karawanks',
  'Carnic Alps',
];

/** Maximum road kilometres per straight kilometre; mountain passes and roads round lakes and fjords bend most. */
const mostBends: Readonly<Record<EdgeKind, number>> = {
  motorway: 2.1,
  trunk: 2.6,
  mountain: 3.8,
  tunnel: 2.1,
  bridge: 2.1,
  ferry: Infinity,
  'shuttle-train': Infinity,
};

describe('the edges', () => {
  it('are listed once', () => {
    const ends = edges.map(({ from, to }) => [from, to].sort((a, b) => a - b).join(' '));
    expect(edges.filter((_, at) => ends.indexOf(ends[at] ?? '') !== at).map(nameOf)).toEqual([]);
  });

  it('are no shorter than the straight line and bend no more than usual for their kind', () => {
    const odd = roads.filter(
      ({ kind, kilometres, straight }) => kilometres < straight || kilometres > Math.max(8, straight * mostBends[kind]),
    );
    expect(odd.map(nameOf).sort()).toEqual(farRound);
  });

  it('keep the roads to and from a ferry apart from the sea', () => {
    expect(
      edges
        .filter(isOverWater)
        .filter(({ crossing }) => (crossing?.minutesOnBoard ?? 0) < 5)
        .map(nameOf),
    ).toEqual([]);
    expect(roads.filter(({ crossing }) => (crossing?.minutesOnBoard ?? 0) > 0).map(nameOf)).toEqual([]);
  });

  it('lead from one landmass to another over the fixed links alone', () => {
    const links = roads.filter((edge) => {
      const [left, right] = [land.findLandmass(getHub(edge.from)), land.findLandmass(getHub(edge.to))];
      return edge.crossing === null && left !== null && right !== null && left !== right;
    });
    expect(links.map(nameOf).sort()).toEqual(fixedLinks);
  });

  it('cross the crests of the Alps and the Pyrenees by known passes and tunnels alone', () => {
    const { findRidges } = createBarriers(loadWaterMask());
    const isOverCrest = (edge: RoadEdge) => {
      const line = { from: getHub(edge.from), to: getHub(edge.to) };
      return findRidges(line.from, line.to, { margin: 0, gaps: 'narrow' }).some(
        (ridge) => mainCrests.includes(ridge.name) && doCross(ridge, line),
      );
    };
    const over = roads.filter(isOverCrest);
    expect(over.filter(({ pass, crossing }) => pass === null && crossing === null).map(nameOf)).toEqual([]);
    expect(over.length).toBeGreaterThan(25);
  });

  it('have the height of a pass, and the closed months of a high one', () => {
    const passes = edges.flatMap(({ pass }) => pass ?? []);
    expect(passes.every(({ metres }) => metres >= 200 && metres < 2800)).toBe(true);
    const openAllYear = passes.filter(({ metres, closed }) => metres > 2150 && closed === 0).map(({ key }) => key);
    // Kept open for the towns that have no other road.
    expect(openAllYear).toEqual(['julier', 'bernina', 'foscagno']);
  });

  it('stay in sight of land: none is drawn over the open sea', () => {
    const rings = [0, 7, 14, 20].flatMap((kilometres) => [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ({ kilometres, degrees })));
    const isInSight = ({ latitude, longitude }: Coordinates) =>
      rings.some(({ kilometres, degrees }) => {
        const [up, aside] = [Math.cos((degrees * Math.PI) / 180) * kilometres, Math.sin((degrees * Math.PI) / 180) * kilometres];
        const flat = 111.2 * Math.cos((latitude * Math.PI) / 180);
        return countries.isLand({ latitude: latitude + up / 111.2, longitude: longitude + aside / flat });
      });
    const adrift = roads.filter((edge) => !refineLine([getHub(edge.from), getHub(edge.to)], 5).every(isInSight));
    expect(adrift.map(nameOf)).toEqual([]);
  });

  it('are no ferries that leave coaches on the quay', () => {
    const rows = parseTable(crossingRows, 8);
    const left = rows.filter((cells) => cells[7] === 'no coaches').map(([key]) => key);
    expect(left).toContain('westerschelde-ferry');
    expect(edges.filter(({ crossing }) => left.includes(crossing?.key ?? '')).map(nameOf)).toEqual([]);
    expect(rows.filter((cells) => (cells[3] === 'ferry' || cells[3] === 'shuttle-train') === (cells[7] === ''))).toEqual([]);
  });

  it('name a crossing once, or twice where two roads lead to it', () => {
    const keys = edges.flatMap(({ crossing }) => (crossing === null ? [] : [crossing.key]));
    const times = keys.map((key) => keys.filter((each) => each === key).length);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
  });

  it('have a charge for each tunnel and bridge with a name, except free ones', () => {
    const named = edges.filter((edge) => edge.crossing !== null && !isOverWater(edge)).map(({ crossing }) => crossing?.key ?? '');
    const { crossingCents } = houseBook().tolls;
    const free = [
      'iron-gate-dam',
      'krk-bridge',
      'oeland-bridge',
      'oleron-bridge',
      'oslofjord-tunnel',
      'saint-nazaire-bridge',
      'skye-bridge',
      'westerschelde-tunnel',
    ];
    expect([...new Set(named)].filter((key) => !(key in crossingCents)).sort()).toEqual(free);
    expect(Object.keys(crossingCents).filter((key) => !named.includes(key))).toEqual([]);
  });
});

/** Number of the group of connected hubs, for each hub. */
function groupHubs(): number[] {
  const groups = hubs.map((_, hub) => hub);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const { from, to } of roads) {
      const least = Math.min(groups[from] as number, groups[to] as number);
      hasChanged ||= groups[from] !== least || groups[to] !== least;
      groups[from] = least;
      groups[to] = least;
    }
  }
  return groups;
}

describe('the graph', () => {
  /** Reached by ferries: towns on Africa's coast and peninsulas of the atlas's continent that are islands, or nearly. */
  const apart = ['ceuta', 'melilla'];

  it('joins all hubs of a landmass by road', () => {
    const groups = groupHubs();
    const byLandmass = new Map<number, Set<number>>();
    const stray: string[] = [];
    for (const [hub, group] of groups.entries()) {
      const landmass = land.findLandmass(getHub(hub));
      if (landmass === null || apart.includes(getHub(hub).key)) continue;
      const known = byLandmass.get(landmass) ?? new Set([group]);
      if (!known.has(group)) stray.push(getHub(hub).key);
      byLandmass.set(landmass, known);
    }
    expect(stray).toEqual([]);
  });
});
