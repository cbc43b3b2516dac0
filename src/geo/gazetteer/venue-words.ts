import { foldName } from './fold.ts';
import type { PlaceRecord, VenueGroup } from './place-records.ts';

/** What kind of venue is meant, in the words of the five languages. */
const groupWords: Readonly<Record<VenueGroup, string>> = {
  airport: 'airport luchthaven vliegveld flughafen aeroport aeropuerto terminal',
  station: 'station railway treinstation bahnhof hauptbahnhof hbf gare estacion central centraal bus busstation zob',
  attraction: 'park pretpark attractiepark theme themapark freizeitpark parc parque museum musee museo zoo',
  arena: 'stadium stadion stade estadio arena hall messe beurs fair trade fiera feria expo salon',
  ski: 'ski resort piste wintersport skigebied wintersportgebied skigebiet skiort station estacion de esqui nieve',
  port: 'port haven hafen puerto ferry veerboot fahre cruise kreuzfahrt croisiere crucero terminal',
};

const littleWords: ReadonlySet<string> = new Set(
  'a am an d de del den der des di do du el et in l la las le les los of the und van von y'.split(' '),
);

/** A venue with every word by which it may be asked for, each after a space. */
export type VenueWords = { readonly place: number; readonly countryCode: string; readonly words: string };

/** `getTownNames` gives a venue's town in all languages. */
export function createVenueWords(records: readonly PlaceRecord[], getTownNames: (record: PlaceRecord) => readonly string[]): VenueWords[] {
  return records.flatMap((record, place) => {
    const { details, countryCode } = record;
    if (details === null || details.group === null) {
      return [];
    }
    const names = [record.name, ...Object.values(details.names), ...details.otherNames, ...getTownNames(record)];
    const words = new Set(names.flatMap((name) => foldName(name).split(' ')).concat(groupWords[details.group].split(' ')));
    return [{ place, countryCode, words: ` ${[...words].join(' ')}` }];
  });
}

/** Venues that hold every word of the query, in any order: "airport amsterdam", "utrecht station". */
export function findVenuesByWords(venues: readonly VenueWords[], folded: string): VenueWords[] {
  const asked = folded.split(' ').filter((word) => !littleWords.has(word));
  if (asked.length < 2) {
    return [];
  }
  return venues.filter(({ words }) => asked.every((word) => words.includes(` ${word}`)));
}
