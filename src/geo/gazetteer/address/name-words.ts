import { findVenueKind, isOnlyKind, isQuarter, littleWords } from '../../address/address-words.ts';

/** Chains of hotels, holiday parks and car parks, folded; the longer ones come before the shorter. A town of that name is not meant. */
const brands: readonly string[] = [
  'van der valk',
  'motel one',
  'b b hotel',
  'b b hotels',
  'b b',
  'a o hostel',
  'a o hotel',
  'a o',
  'premiere classe',
  'premier inn',
  'holiday inn express',
  'holiday inn',
  'hampton by hilton',
  'hilton garden inn',
  'doubletree by hilton',
  'double tree',
  'tryp by wyndham',
  'tryp',
  'courtyard by marriott',
  'ibis budget',
  'ibis styles',
  'ibis',
  'novotel suites',
  'novotel',
  'mercure',
  'meininger hotel',
  'meininger',
  'leonardo royal',
  'leonardo',
  'intercityhotel',
  'intercity hotel',
  'steigenberger',
  'maritim',
  'dorint',
  'radisson blu',
  'radisson red',
  'radisson',
  'park inn',
  'park plaza',
  'best western plus',
  'best western',
  'campanile',
  'kyriad prestige',
  'kyriad',
  'fasthotel',
  'formule 1',
  'hotelf1',
  'pullman',
  'sofitel',
  'adagio',
  'appart city',
  'citadines',
  'nh collection',
  'nh',
  'melia',
  'sol melia',
  'barcelo',
  'riu',
  'iberostar',
  'eurostars',
  'ac hotel',
  'ilunion',
  'silken',
  'catalonia',
  'vincci',
  'hesperia',
  'exe',
  'h10',
  'bastion hotel',
  'bastion',
  'fletcher hotel',
  'fletcher',
  'hampshire hotel',
  'hampshire',
  'golden tulip',
  'apollo hotel',
  'postillion',
  'stayokay',
  'hostelling international',
  'generator',
  'st christophers',
  'wombats',
  'safestay',
  'travelodge',
  'jurys inn',
  'moxy',
  'hilton',
  'marriott',
  'sheraton',
  'westin',
  'hyatt',
  'crowne plaza',
  'intercontinental',
  'wyndham',
  'ramada',
  'days inn',
  'clarion',
  'comfort inn',
  'quality hotel',
  'scandic',
  'thon hotel',
  'mama shelter',
  'okko',
  '25hours',
  'ruby',
  'h hotel',
  'h4',
  'center parcs',
  'landal',
  'roompot',
  'eurocamp',
  'belambra',
  'vvf',
  'pierre vacances',
  'village vacances',
  'club med',
  'q park',
  'qpark',
  'p r',
  'park ride',
  'park and ride',
  'transferium',
];
const byFirst = new Map<string, string[][]>();
for (const brand of brands) {
  const words = brand.split(' ');
  const [first = ''] = words;
  byFirst.set(
    first,
    [...(byFirst.get(first) ?? []), words].sort((one, other) => other.length - one.length),
  );
}

/** How many of the folded words from a position on are the name of a chain; 0 if none. */
export function countBrandWords(words: readonly string[], at: number): number {
  const found = byFirst.get(words[at] ?? '')?.find((brand) => brand.every((word, index) => words[at + index] === word));
  return found?.length ?? 0;
}

/** Whether the words at the beginning or the end of a text, which may be a town, are part of a chain's name: "Van" of "Van der Valk". */
export function isOfBrand(folded: string, town: string): boolean {
  const words = folded.split(' ');
  const isMarked = (at: number) => words.some((_, from) => from <= at && at < from + countBrandWords(words, from));
  const count = town.split(' ').length;
  const isAtStart = folded.startsWith(`${town} `) && isMarked(0) && countBrandWords(words, 0) >= count;
  return isAtStart || (folded.endsWith(` ${town}`) && Array.from({ length: count }, (_, at) => words.length - 1 - at).every(isMarked));
}

/** Words for a side or the centre of a town, besides the quarters that most towns have. */
const sides: ReadonlySet<string> = new Set(
  (
    'centrum center centre centro central zentrum city downtown stadt ville ciudad town old vieille vieux alt altes north south east west northwest ' +
    'southwest northeast southeast noordoost noordwest zuidoost zuidwest nordost nordwest sudost sudwest nordouest sudouest nordest sudest ' +
    'rive gauche droite historisch historique historico binnenstad stadscentrum stadtmitte mitte zuid oost plaza suites hotel hotels resort ' +
    'apartments aparthotel boutique grand royal palace spa garden express business park inn budget style styles collection the'
  ).split(' '),
);

/** Whether a folded word only names a side or part of a town, or is a common hotel name. */
export function isSide(word: string): boolean {
  return isQuarter(word) || sides.has(word);
}

/** The kind of venue that a folded word names; null for any other word. */
export type Asked = 'airport' | 'station' | 'fair' | 'port';
const asked: ReadonlyMap<string, Asked> = new Map(
  Object.entries({
    airport: 'airport aeroport aeropuerto flughafen luchthaven vliegveld aeroporto airfield',
    station: 'station bahnhof hauptbahnhof hbf bhf gare estacion stazione centraal cs treinstation railway tsv',
    fair: 'messe messegelande beurs fiera feria fira messehallen expo salon congress kongress',
    port: 'port hafen haven puerto veerhaven fahrhafen ferry cruise porto',
  } satisfies Record<Asked, string>).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Asked])),
);

export function findAsked(word: string): Asked | null {
  return asked.get(word) ?? null;
}

/** After these words, a gate, a station or a street is named after another town: "Gare de Lyon", "Porte d’Orléans". */
const calledAfter: ReadonlySet<string> = new Set(
  (
    'gare porte bahnhof station estacion puerta rue avenue av avenida boulevard bd calle plaza place placa platz piazza via viale corso route ' +
    'carretera chaussee faubourg quai pont puente tor quartier cite barriere promenade allee'
  ).split(' '),
);

/** For these also without a linking word: "Rue Paris" is not in Paris, but "Waterloo Station London" is in London. */
const alwaysAfter: ReadonlySet<string> = new Set(
  'porte puerta piazza piazzale via viale corso rue avenue av avenida boulevard bd calle route carretera chaussee'.split(' '),
);

/** Whether the folded words before a town turn it into the namesake of a station, a gate or a street; `isLinked` by an elided article. */
export function isCalledAfterTown(before: readonly string[], isLinked: boolean): boolean {
  const words = [...before];
  while (words.length > 0 && littleWords.has(words.at(-1) ?? '')) words.pop();
  const word = words.at(-1) ?? '';
  return isLinked || words.length < before.length ? calledAfter.has(word) : alwaysAfter.has(word);
}

/** Natural features, which are often far from a town of their name: "Cap Fréhel", "Krka National Park". */
const nature =
  /^(?:kap|see|insel|naturpark|nationalpark|nationaal|meer|eiland|cap|pointe|lac|mont|col|gorges?|grottes?|cirque|ile|foret|cabo|cueva|cuevas|gruta|lago|lake|loch|island|isla|pico|sierra|parque|caves?|falls|national|bridge|pont|house|hall|barrage|skigebiet|mount|monte|glacier|gletscher|duinen|cliffs|point|valley)$/;
/** Kinds of buildings and parks that may share the name of a town elsewhere: "Kloster Eberbach", "Stade Gerland". */
const buildings =
  /^(?:kloster|abtei|burg|schloss|festung|burgruine|ruine|zeche|grube|kasteel|slot|abdij|klooster|fort|abbaye|chateau|parc|monasterio|monastery|abbey|castle|castillo|park|palacio|palace|manor|wildpark|tierpark|freizeitpark|erlebnispark|stadion|estadio|stade|stadium)$/;

export function isNature(word: string): boolean {
  return nature.test(word);
}

export function isSight(word: string): boolean {
  return buildings.test(word);
}

const parkingTail =
  /.(?:parkplatz|parkhaus|bahnhof|parkeerplaats)$|^(?:carpoolplaats|carpool|bodegas|vakantiepark|bungalowpark|kletterwald|weingut|domaine)$/;

/** Whether a folded word names a kind of place, alone or as its ending: "Busparkplatz", "Frauenkirche". */
export function isKind(word: string): boolean {
  return findVenueKind(word) !== null || parkingTail.test(word);
}

/** Whether a folded word only names a kind of place: "Hamburg" is a town although it ends like a castle. */
export function isKindAlone(word: string): boolean {
  return !littleWords.has(word) && isOnlyKind(word);
}
