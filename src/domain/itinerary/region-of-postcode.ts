/** A region by ISO 3166-2, and by GeoNames' code of the first administrative level (our own code for a Belgian province). */
export type PostalRegion = { readonly iso: string; readonly code: string };

type PostalTable = Readonly<Record<string, readonly [iso: string, prefixes: string]>>;

/**
 * French regions by the département of a postcode, Spanish communities by its province: the first two digits (INSEE, code officiel
 * géographique; INE, códigos de provincias). Corsican postcodes begin with 20.
 */
const byTwoDigits: Readonly<Partial<Record<string, PostalTable>>> = {
  FR: {
    11: ['FR-IDF', '75 77 78 91 92 93 94 95'],
    24: ['FR-CVL', '18 28 36 37 41 45'],
    27: ['FR-BFC', '21 25 39 58 70 71 89 90'],
    28: ['FR-NOR', '14 27 50 61 76'],
    32: ['FR-HDF', '02 59 60 62 80'],
    44: ['FR-GES', '08 10 51 52 54 55 57 67 68 88'],
    52: ['FR-PDL', '44 49 53 72 85'],
    53: ['FR-BRE', '22 29 35 56'],
    75: ['FR-NAQ', '16 17 19 23 24 33 40 47 64 79 86 87'],
    76: ['FR-OCC', '09 11 12 30 31 32 34 46 48 65 66 81 82'],
    84: ['FR-ARA', '01 03 07 15 26 38 42 43 63 69 73 74'],
    93: ['FR-PAC', '04 05 06 13 83 84'],
    94: ['FR-20R', '20'],
  },
  ES: {
    '07': ['ES-IB', '07'],
    27: ['ES-RI', '26'],
    29: ['ES-MD', '28'],
    31: ['ES-MC', '30'],
    32: ['ES-NC', '31'],
    34: ['ES-AS', '33'],
    39: ['ES-CB', '39'],
    51: ['ES-AN', '04 11 14 18 21 23 29 41'],
    52: ['ES-AR', '22 44 50'],
    53: ['ES-CN', '35 38'],
    54: ['ES-CM', '02 13 16 19 45'],
    55: ['ES-CL', '05 09 24 34 37 40 42 47 49'],
    56: ['ES-CT', '08 17 25 43'],
    57: ['ES-EX', '06 10'],
    58: ['ES-GA', '15 27 32 36'],
    59: ['ES-PV', '01 20 48'],
    60: ['ES-VC', '03 12 46'],
  },
};

/** Belgian provinces by the first postcode of each range (bpost). */
const belgianRanges: readonly (readonly [from: number, iso: string, code: string])[] = [
  [1000, 'BE-BRU', 'BRU'],
  [1300, 'BE-WBR', 'WBR'],
  [1500, 'BE-VBR', 'VBR'],
  [2000, 'BE-VAN', 'VAN'],
  [3000, 'BE-VBR', 'VBR'],
  [3500, 'BE-VLI', 'VLI'],
  [4000, 'BE-WLG', 'WLG'],
  [5000, 'BE-WNA', 'WNA'],
  [6000, 'BE-WHT', 'WHT'],
  [6600, 'BE-WLX', 'WLX'],
  [7000, 'BE-WHT', 'WHT'],
  [8000, 'BE-VWV', 'VWV'],
  [9000, 'BE-VOV', 'VOV'],
];

/** The region of a postcode; null without one, and in countries whose postcodes do not follow regions (DE, NL). */
export function findRegionOfPostcode({ countryCode, zip }: { readonly countryCode: string; readonly zip: string }): PostalRegion | null {
  const digits = zip.replaceAll(/\D/g, '');
  if (countryCode === 'BE' && digits.length === 4) {
    const range = belgianRanges.findLast(([from]) => Number(digits) >= from);
    return range === undefined ? null : { iso: range[1], code: range[2] };
  }
  const table = digits.length === 5 ? byTwoDigits[countryCode] : undefined;
  const found = Object.entries(table ?? {}).find(([, [, prefixes]]) => prefixes.split(' ').includes(digits.slice(0, 2)));
  return found === undefined ? null : { iso: found[1][0], code: found[0] };
}
