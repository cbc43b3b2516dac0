/** A name as the last part of an address: German umlauts are spelt out, other accents and articles are dropped. */
export function foldToAddress(name: string): string {
  return name
    .replace(/[äöüß]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/^(the|comunidad de|comunitat|region de) /, '')
    .replaceAll(/\b(flughafen|luchthaven|aeroport|aeropuerto|airport)\b( (d['’]|de ))?/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const umlauts: Readonly<Partial<Record<string, string>>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
