import type { Place } from './itinerary.ts';

/** The printed fields of a place. */
export type Addressed = Pick<Place, 'name' | 'street' | 'houseNumber' | 'zip' | 'town' | 'countryCode' | 'kind'>;

/** Countries that write the number before the street: "12 rue de Rivoli". */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'LU', 'MC', 'MT']);
/** Countries that write the postcode after the town: "London SW1A 2AA". */
const codeLast: ReadonlySet<string> = new Set(['GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'MT']);
/** Countries whose postcodes keep the country prefix at home too: "L-1111 Luxembourg". */
const signs: Readonly<Record<string, string>> = { LU: 'L-' };

/** The street with its number, in the order of the country (Universal Postal Union, addressing solutions); empty if unknown. */
export function formatStreet({ street, houseNumber = '', countryCode }: Pick<Place, 'street' | 'houseNumber' | 'countryCode'>): string {
  if (houseNumber === '' || street === '') return street || houseNumber;
  return numberFirst.has(countryCode) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}

/** The town with its postcode, in the order of the country. */
export function formatTown({ zip, town, countryCode }: Pick<Place, 'zip' | 'town' | 'countryCode'>): string {
  if (zip === '') return town;
  const code = `${signs[countryCode] ?? ''}${zip}`;
  return codeLast.has(countryCode) ? `${town} ${code}` : `${code} ${town}`;
}

/** The lines of an address without its country, each part once: the house, the street, the town. */
export function listAddressLines(place: Addressed): readonly string[] {
  const { name, kind, street, zip, town } = place;
  // A town with namesakes has the distinction in its name: "Villeneuve (Agen)".
  if (kind === 'town' && street === '') return [zip === '' ? name : formatTown(place)];
  const own = kind === 'address' || kind === 'town' ? '' : name;
  const isSaid = street === '' && zip === '' && fold(own).includes(fold(town));
  return [...new Set([own, formatStreet(place), isSaid ? '' : formatTown(place)])].filter((line) => line !== '');
}

/** A place in one line: "Institut Saint-Louis, Rue Pépin 7, 5000 Namur". Includes the country name for readers elsewhere. */
export function formatPlace(place: Addressed, countryName = ''): string {
  return [...listAddressLines(place), countryName].filter((part) => part !== '').join(', ');
}

/** For the check whether the town is in the name: ignores case and accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
