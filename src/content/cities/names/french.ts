/**
 * How French names of towns take prepositions: an article in the name contracts, a vowel elides (`à Orléans`, `au Havre`, `à La Rochelle`).
 */

/** Names that begin with an article which is lower case within a sentence and contracts with `à` and `de`. */
const article = /^(Le|Les) (?=\p{Lu})/u;

/** An aspirated « h » takes no elision: these names have one, and so do the Germanic names of Alsace and the north. */
const breathed = /^(Ha|Hé|Hœ|Ho(?!n(?=fleur))|Hu|Halle|Hamb|Hano|Hass|Hei|Herne|Hild)/u;

function elides(name: string): boolean {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  if (first === 'h') return !breathed.test(name);
  return first === 'y' ? /^y[^aeiou]/i.test(name) : 'aeiouœæ'.includes(first);
}

/** In, at or to a town: `à Lyon`, `au Havre`, `aux Sables-d’Olonne`, `à La Rochelle`. */
export function aTown(name: string): string {
  if (article.test(name)) return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `au ${name.slice(3)}`;
  return `à ${name}`;
}

/** Of or from a town: `de Lyon`, `d’Orléans`, `du Havre`, `des Sables-d’Olonne`, `de La Rochelle`. */
export function deTown(name: string): string {
  if (article.test(name)) return name.startsWith('Les ') ? `des ${name.slice(4)}` : `du ${name.slice(3)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}
