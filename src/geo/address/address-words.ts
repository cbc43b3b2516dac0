import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { foldName } from '../gazetteer/search/fold.ts';

/** Folded words of the five languages that identify a part of an address. */

/** Words with which a street begins, mostly French, Spanish, Italian and Portuguese. */
const streetBeginnings: ReadonlySet<string> = new Set(
  (
    'allee allees am an auf av avd avda ave avenida avenue avinguda bd bld blvd boulevard bulevar bvd c calle camino cami carrefour ' +
    'carrer carretera chaussee chemin chm contrada corso cours cra cr crta ctra cite domaine esplanade faubourg glorieta im impasse ' +
    'in largo lungo lungomare montee parvis pasaje paseo passage passeig piazza piazzale place placa placette plaza pl pla pz pza praca ' +
    'promenade ps pso pte quai r rambla rampe residence ronda rond rotonda route rte rua rue ruelle sentier square strada sq traverse travesia ' +
    'travessera trg unter urbanizacion urb via viale vico vicolo voie vle zum zur'
  ).split(' '),
);
/** Those that never begin the name of an estate, a court or a citadel. */
const plainStreets: ReadonlySet<string> = new Set(
  (
    'av avda ave avenida avenue avinguda bd bld blvd boulevard bulevar c calle carrer carretera chaussee corso cours cra crta ctra ' +
    'paseo passeig piazza place plaza praca quai ronda route rua rue via viale'
  ).split(' '),
);
/** Words with which a street ends. */
const streetEnds: ReadonlySet<string> = new Set(
  (
    'allee avenue ave baan boulevard bridge chaussee circus close court cove crescent damm dijk drive dr dreef embankment gardens gasse ' +
    'gate gracht green grove hill hof kade kai laan lane ln lei markt mews pad parade parkway place platz plein plantsoen promenade quay quays ring ' +
    'rise road rd row singel square sq st steeg steig straat strasse str street terrace ufer walk way weg wharf wal'
  ).split(' '),
);
/** Endings of Dutch, German and Nordic street names, written as one word. */
const streetTail =
  /.{2}(straat|strasse|str|laan|weg|plein|gracht|kade|singel|dijk|dreef|steeg|markt|baan|plantsoen|platz|allee|gasse|ring|ufer|damm|chaussee|steig|graben|promenade|vej|gade|gatan|vagen|torv|gaten|veien|utca|ulica)$/;

/** Words that name a kind of venue. */
const venueWords: Readonly<Record<Exclude<PlaceKind, 'town' | 'address'>, string>> = {
  hotel:
    'hotel hotels hostel hostal herberg jeugdherberg jugendherberge pension djh jh schullandheim landschulheim gasthof gasthaus landgasthof auberge albergue albergo parador motel ' +
    'resort inn campanile landhotel ibis novotel mercure hilton sheraton westin marriott nh radisson holiday',
  school:
    'school basisschool obs cbs rkbs kbs sbo vmbo havo scholengemeenschap college lyceum gymnasium athenaeum atheneum athenee mbo roc hogeschool universiteit kinderopvang schule grundschule ' +
    'hauptschule realschule gesamtschule oberschule mittelschule berufsschule hochschule universitat uni tu ku fh lmu rwth kita kindergarten ecole lycee ' +
    'collegium collegiale universite institut institute instituto institution escuela colegio ies ceip universidad universitat academy university ' +
    'liceo scuola schola campus groupe',
  station:
    'station treinstation ns cs bahnhof bhf hauptbahnhof hbf busbahnhof zob gare gares estacion stazione estacao centraal busstation',
  airport: 'airport luchthaven vliegveld flughafen aeroport aeropuerto aeroporto terminal',
  port: 'haven hafen port puerto ferry croisiere cruceros ferryterminal cruiseterminal veerhaven veer boot fahre anleger bateau embarcadere embarcadero fahrhafen cruise',
  venue:
    'uz az umc abbaye abdij abtei arena auditorium autohof basilica basilique basiliek bad bodega burg buurthuis cafe camp camping campo casa casino castello castle castillo cathedral ' +
    'cathedrale catedral center centre centro centrum chapel chapelle chateau church clinic clinique club congres dom eglise ' +
    'cortijo empresa estadio expo fabriek fabrik feestzaal feria finca firma galerie gemeentehuis halle hall hospital hopital iglesia institut jachthaven kasteel klinikum uniklinik uniklinikum cliniques landgoed masia ' +
    'eiland ile insel isla island isola halbinsel schiereiland ' +
    'kathedraal kathedrale kerk kirche klinik klooster kloster krankenhaus mairie messe monastery moschee mosque museo museum musee ' +
    'oper opera palace palais palacio palast pabellon parc park parkeerplaats parking parkplatz paroisse piscine polideportivo rathaus restaurant ' +
    'salle schloss slot sporthal sporthalle sportpaleis sportpark sportplatz stade stadhuis stadion stadium stadthalle synagoge theater theatre teatro tour turm tower ' +
    'uitvaartcentrum verein vfl wijkcentrum ziekenhuis zoo zorgcentrum zwembad sv fc',
};
/** Endings of the names of churches, castles and halls, written as one word. */
const venueTail =
  /.{3}(kerk|kirche|kasteel|schloss|burg|halle|hal|stadion|museum|theater|schule|school|park|bad|huis|haus|centrum|zentrum|hotel|bahnhof|klooster|kloster|parkplatz|parkhaus|bergbahn|seilbahn|jochbahn|talstation)$/;

const kindsOfWords: ReadonlyMap<string, PlaceKind> = new Map(
  (Object.entries(venueWords) as [PlaceKind, string][])
    .toReversed()
    .flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
);

/** Words that mean nothing by themselves. */
export const littleWords: ReadonlySet<string> = new Set(
  (
    'a al am an and at auf aux bei bij ca d da das de del dei della den der des di do du e el en et for im in l la las le les lo los o of op ' +
    's san sur te the to tot u uit und van vom von vor y zu zum zur het een nach naar vers nahe near bad saint sint sankt st ste sta santa santo sao nueva nuevo nieuw neu new'
  ).split(' '),
);

/** Names of quarters that occur in many towns. */
const quarterWords: ReadonlySet<string> = new Set(
  'neustadt altstadt innenstadt nordstadt sudstadt oststadt weststadt nord sud ost west noord zuid oost buiten est ouest norte este oeste'.split(
    ' ',
  ),
);

/** Whether folded words name a quarter that most towns have: beside a town it is that town's, even if another town has the same name. */
export function isQuarter(folded: string): boolean {
  return quarterWords.has(folded);
}

/** Whether folded words are those of a street. */
export function isStreetLike(folded: string): boolean {
  const words = folded.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && (streetBeginnings.has(first) || streetEnds.has(last))) return true;
  return words.some((word) => streetTail.test(word));
}

/** For an airport, unless another word refers to ships or trains. */
const terminal = 'terminal';

/** The kind of venue that folded words name, or null. Of several kinds, that of the first word. */
export function findVenueKind(folded: string): PlaceKind | null {
  const words = folded.split(' ');
  const kinds = words.flatMap((word) => (word === terminal ? [] : (kindsOfWords.get(word) ?? [])));
  const [first = words.includes(terminal) ? 'airport' : null] = kinds;
  return first ?? (words.some((word) => venueTail.test(word)) ? 'venue' : null);
}

/** Whether every folded word only names a kind of place: "Gare", "the airport". */
export function isOnlyKind(folded: string): boolean {
  return folded.split(' ').every((word) => littleWords.has(word) || kindsOfWords.has(word));
}

/** Whether folded words are of a street or a house at all. */
export function isSignificant(folded: string): boolean {
  return isStreetLike(folded) || isQuarter(folded) || findVenueKind(folded) !== null;
}

/** Whether a folded word only begins street names: "Calle" never means a village. */
export function isStreetWord(folded: string): boolean {
  return streetBeginnings.has(folded) || streetEnds.has(folded);
}

/** Whether a folded word is followed by a street's name: "Avenida", "Piazzale". */
export function isStreetBeginning(folded: string): boolean {
  return streetBeginnings.has(folded);
}

/** Whether a folded word begins street names and nothing else: "Rue", "Via". */
export function isPlainStreet(folded: string): boolean {
  return plainStreets.has(folded);
}

/** Whether the text beside a town looks like a street or a house: a number, or words of such. */
export function hasEvidence(segment: string): boolean {
  return /\d/.test(segment) || isSignificant(foldName(segment));
}
