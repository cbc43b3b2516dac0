/** Holiday parks, where groups stay for days, and race tracks, which only open for an event: neither is a sight for a day. */
const parks = /^venue:(?:center-parcs|landal|roompot)-|^venue:(?:bois-aux-daims|weissenhauser-strand)$/;
const tracks: ReadonlySet<string> = new Set(
  [
    ...['tt-assen', 'circuit-zandvoort', 'spa-francorchamps', 'circuit-zolder', 'hockenheimring', 'le-mans-circuit', 'paul-ricard'],
    ...['circuit-catalunya', 'circuit-de-montmelo', 'circuit-de-loheac', 'goodwood', 'nurburgring'],
    // The ground of the Oktoberfest is empty for the rest of the year; our roads cross the Rhine at the Niederwald, where there is no bridge.
    ...['theresienwiese', 'niederwalddenkmal'],
  ].map((key) => `venue:${key}`),
);

/** Whether a group visits a sight of the gazetteer for a day, by its key (`venue:efteling`). */
export function isVisited(key: string): boolean {
  return !parks.test(key) && !tracks.has(key);
}

/** Sights that are not worth a whole day or are closed for most of the year: no example of a trip. */
const noExamples: ReadonlySet<string> = new Set(
  [
    ...['keukenhof', 'winterberg-bobbahn', 'alpincenter-bottrop', 'alpenpark-neuss', 'julianatoren', 'linnaeushof', 'reeperbahn'],
    ...[
      'outlet-roermond',
      'bataviastad',
      'wertheim-village',
      'parc-de-la-tete-d-or',
      'jardin-d-acclimatation',
      'parque-atracciones-madrid',
    ],
  ].map((key) => `venue:${key}`),
);

/** Where the dead of wars and camps are remembered: a group visits such a place for its own reason, and no page proposes it for a day out. */
const memorialWords =
  /memorial|gedenk|mahnmal|(?:^|-)kz-|kamp-(?:vught|westerbork|amersfoort)|cemetery|begraafplaats|cimetiere|soldatenfriedhof/;
const otherMemorials: ReadonlySet<string> = new Set(
  [
    ...['tyne-cot', 'kazerne-dossin', 'fort-van-breendonk', 'menin-gate', 'mardasson', 'essex-farm', 'lijssenthoek'],
    ...['bergen-belsen', 'buchenwald', 'thiepval', 'douaumont', 'struthof', 'oradour-sur-glane-village-martyr', 'auschwitz-birkenau'],
    ...['centre-de-la-memoire-d-oradour', 'valle-de-los-caidos'],
  ].map((key) => `venue:${key}`),
);
/** Museums and parks that only carry the word in their name. */
const museums = /musee-memorial|memorial-museum|memorial-de-caen|memorial-1815|memorial-charles-de-gaulle|memorial-arboretum/;

function isMemorial(key: string): boolean {
  return otherMemorials.has(key) || (memorialWords.test(key) && !museums.test(key));
}

export function isExample(key: string): boolean {
  return !noExamples.has(key) && !isMemorial(key);
}

/** Sights for which a group drives more than an hour and a half; farther away, it goes to a town. */
const famous: ReadonlySet<string> = new Set(
  [
    ...[
      'efteling',
      'kroller-muller',
      'kinderdijk',
      'paleis-het-loo',
      'zaanse-schans',
      'pairi-daiza',
      'grotte-de-han',
      'bokrijk',
      'tyne-cot',
    ],
    ...['europa-park', 'phantasialand', 'heide-park', 'legoland-deutschland', 'zugspitze', 'koenigssee', 'neuschwanstein', 'sanssouci'],
    ...['burg-eltz', 'hohenzollern-castle', 'wartburg', 'buchenwald', 'bergen-belsen', 'autostadt', 'klimahaus', 'mainau', 'rheinfall'],
    ...['disneyland-paris', 'parc-asterix', 'futuroscope', 'puy-du-fou', 'mont-saint-michel', 'beauval', 'chambord', 'chenonceau'],
    ...[
      'vaux-le-vicomte',
      'lourdes-sanctuary',
      'pont-du-gard',
      'vulcania',
      'memorial-de-caen',
      'omaha-cemetery',
      'douaumont',
      'oceanopolis',
    ],
    ...['carcassonne-cite', 'haut-koenigsbourg', 'lascaux', 'gouffre-de-padirac', 'dune-du-pilat', 'nausicaa', 'versailles-palace'],
    ...['portaventura', 'terra-mitica', 'montserrat', 'ciudad-artes-ciencias', 'caminito-del-rey', 'covadonga', 'altamira', 'dinopolis'],
    ...[
      'puy-du-fou-espana',
      'monasterio-de-el-escorial',
      'cueva-de-nerja',
      'parque-de-la-naturaleza-de-cabarceno',
      'playa-de-las-catedrales',
    ],
    ...['lago-de-sanabria', 'monasterio-de-piedra', 'gardaland', 'legoland-billund', 'pompeii', 'postojna-cave', 'thiepval', 'familypark'],
  ].map((key) => `venue:${key}`),
);

export function isFamous(key: string): boolean {
  return famous.has(key);
}

/** Sights of Spain that the gazetteer counts among the less known ones, but that groups visit for a day. */
const alsoSights: ReadonlySet<string> = new Set(
  [
    ...['parque-de-la-naturaleza-de-cabarceno', 'medina-azahara', 'monasterio-de-piedra', 'la-granja-de-san-ildefonso', 'cueva-el-soplao'],
    ...[
      'playa-de-las-catedrales',
      'castillo-de-loarre',
      'monasterio-de-poblet',
      'cuevas-del-drach',
      'jameos-del-agua',
      'italica',
      'sendaviva',
    ],
    ...['gruta-de-las-maravillas', 'castillo-de-guadalest', 'lago-de-sanabria', 'teleferico-de-fuente-de', 'cartuja-de-valldemossa'],
    ...[
      'oasys-minihollywood',
      'baelo-claudia',
      'monasterio-de-silos',
      'monasterio-de-leyre',
      'molinos-de-consuegra',
      'estacion-de-canfranc',
    ],
  ].map((key) => `venue:${key}`),
);

/** Whether a page names this place of the gazetteer as a sight, by its key and group. */
export function isSightOfADay(key: string, group: string | undefined): boolean {
  return (group === 'attraction' && isVisited(key)) || alsoSights.has(key);
}
