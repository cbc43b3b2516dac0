/**
 * Old and foreign names of towns, and names in other scripts, that the table of names lacks. Own list from common usage (2026-11). Each
 * line: the name that we know, then other spellings of it.
 */
const rows = `
Kyiv: Kyjiw, Kyjiv, Kijów, Київ, Киев
Lviv: Lwiw, Lwow, Львів, Львов
Odesa: Odessa, Одеса, Одесса
Kharkiv: Charkow, Jarkov, Харків, Харьков
Chernivtsi: Czernowitz, Tscherniwzi, Чернівці
Uzhhorod: Uschhorod, Ungvár
Sofia: София
Belgrade: Београд, Beograd
Skopje: Скопје
Plovdiv: Пловдив
Varna: Варна
Athens: Αθήνα, Athina
Thessaloniki: Θεσσαλονίκη, Salonique, Salónica
Patras: Πάτρα
Kalampáka: Kalambaka, Καλαμπάκα
Gernika-Lumo: Guernica, Gernika, Guernika
Świnoujście: Swinemünde, Swinoujscie
Kołobrzeg: Kolberg
Legnica: Liegnitz
Elbląg: Elbing
Zielona Góra: Grünberg in Schlesien
Wałbrzych: Waldenburg in Schlesien
Świdnica: Schweidnitz
Kłodzko: Glatz
Zgorzelec: Görlitz-Ost
Székesfehérvár: Stuhlweißenburg
Braşov: Kronstadt
Piatra Neamţ: Piatra Neamt
Zagreb: Agram
Shkodër: Skutari, Shkodra
Durrës: Durazzo
Ioánnina: Janina
Dunkerque: Dünkirchen, Duinkerke, Dunkirk
Arras: Atrecht
Cambrai: Kamerijk
Valenciennes: Valencijn
Saint-Omer: Sint-Omaars
Regensburg: Ratisbonne, Ratisbona
Augsburg: Augsbourg
Konstanz: Constanza am Bodensee
Freiburg im Breisgau: Fribourg-en-Brisgau, Friburgo de Brisgovia
Speyer: Espira
Worms: Wormatia
Zweibrücken: Deux-Ponts
Saarlouis: Sarrelouis
Kleve: Clèves, Cléveris
Emmerich am Rhein: Emmerik
Bad Bentheim: Benthem
Münster: Munster Westfalen
Solothurn: Soleure
Chur: Coire
Sion: Sitten
Murten: Morat
Biel/Bienne: Bienne
Brixen: Bressanone
Bruneck: Brunico
Sterzing: Vipiteno
Meran: Merano
Rovereto: Rofreit
Tarvisio: Tarvis
Gorizia: Görz
Udine: Weiden in Friaul
Livorno: Leghorn, Livourne, Liorna
Kotor: Cattaro
Ohrid: Ochrid
Tartu: Dorpat
Narva: Narwa
Helsingør: Elseneur, Elsinore
Göteborg: Gotemburgo, Gotenburg
`;

const byName: readonly (readonly [RegExp, string])[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [known = '', others = ''] = row.split(': ');
    return others.split(', ').map((other) => [new RegExp(`(?<![\\p{L}-])${other}(?![\\p{L}-])`, 'giu'), known] as const);
  });

/** Texts without these beginnings contain no such name. */
const first = new RegExp(
  `(?<![\\p{L}-])(?:${rows
    .trim()
    .split('\n')
    .flatMap((row) => (row.split(': ')[1] ?? '').split(', '))
    .join('|')})(?![\\p{L}-])`,
  'iu',
);

/** "Kyjiw, Ukraine" as "Kyiv, Ukraine". */
export function writeKnownNames(text: string): string {
  return first.test(text) ? byName.reduce((so, [other, known]) => so.replace(other, known), text) : text;
}
