export type EuropeanCountry = {
  /** ISO 3166-1 numeric, as the atlas identifies countries; Kosovo has none. */
  readonly numeric: string | null;
  /** The IANA zone of the mainland; `time-zones.ts` has the parts with another one. */
  readonly timeZone: string;
};

/**
 * The countries that we serve, by ISO alpha-2 (Kosovo: the user-assigned XK). Russia is not served and left out. Source: ISO 3166-1, IANA
 * time zone database.
 */
export const europeanCountries: Readonly<Record<string, EuropeanCountry>> = {
  AD: { numeric: '020', timeZone: 'Europe/Andorra' },
  AL: { numeric: '008', timeZone: 'Europe/Tirane' },
  AT: { numeric: '040', timeZone: 'Europe/Vienna' },
  AX: { numeric: '248', timeZone: 'Europe/Mariehamn' },
  BA: { numeric: '070', timeZone: 'Europe/Sarajevo' },
  BE: { numeric: '056', timeZone: 'Europe/Brussels' },
  BG: { numeric: '100', timeZone: 'Europe/Sofia' },
  BY: { numeric: '112', timeZone: 'Europe/Minsk' },
  CH: { numeric: '756', timeZone: 'Europe/Zurich' },
  CY: { numeric: '196', timeZone: 'Asia/Nicosia' },
  CZ: { numeric: '203', timeZone: 'Europe/Prague' },
  DE: { numeric: '276', timeZone: 'Europe/Berlin' },
  DK: { numeric: '208', timeZone: 'Europe/Copenhagen' },
  EE: { numeric: '233', timeZone: 'Europe/Tallinn' },
  ES: { numeric: '724', timeZone: 'Europe/Madrid' },
  FI: { numeric: '246', timeZone: 'Europe/Helsinki' },
  FO: { numeric: '234', timeZone: 'Atlantic/Faroe' },
  FR: { numeric: '250', timeZone: 'Europe/Paris' },
  GB: { numeric: '826', timeZone: 'Europe/London' },
  GG: { numeric: '831', timeZone: 'Europe/Guernsey' },
  GI: { numeric: '292', timeZone: 'Europe/Gibraltar' },
  GR: { numeric: '300', timeZone: 'Europe/Athens' },
  HR: { numeric: '191', timeZone: 'Europe/Zagreb' },
  HU: { numeric: '348', timeZone: 'Europe/Budapest' },
  IE: { numeric: '372', timeZone: 'Europe/Dublin' },
  IM: { numeric: '833', timeZone: 'Europe/Isle_of_Man' },
  IS: { numeric: '352', timeZone: 'Atlantic/Reykjavik' },
  IT: { numeric: '380', timeZone: 'Europe/Rome' },
  JE: { numeric: '832', timeZone: 'Europe/Jersey' },
  LI: { numeric: '438', timeZone: 'Europe/Vaduz' },
  LT: { numeric: '440', timeZone: 'Europe/Vilnius' },
  LU: { numeric: '442', timeZone: 'Europe/Luxembourg' },
  LV: { numeric: '428', timeZone: 'Europe/Riga' },
  MC: { numeric: '492', timeZone: 'Europe/Monaco' },
  MD: { numeric: '498', timeZone: 'Europe/Chisinau' },
  ME: { numeric: '499', timeZone: 'Europe/Podgorica' },
  MK: { numeric: '807', timeZone: 'Europe/Skopje' },
  MT: { numeric: '470', timeZone: 'Europe/Malta' },
  NL: { numeric: '528', timeZone: 'Europe/Amsterdam' },
  NO: { numeric: '578', timeZone: 'Europe/Oslo' },
  PL: { numeric: '616', timeZone: 'Europe/Warsaw' },
  PT: { numeric: '620', timeZone: 'Europe/Lisbon' },
  RO: { numeric: '642', timeZone: 'Europe/Bucharest' },
  RS: { numeric: '688', timeZone: 'Europe/Belgrade' },
  SE: { numeric: '752', timeZone: 'Europe/Stockholm' },
  SI: { numeric: '705', timeZone: 'Europe/Ljubljana' },
  SK: { numeric: '703', timeZone: 'Europe/Bratislava' },
  SM: { numeric: '674', timeZone: 'Europe/San_Marino' },
  TR: { numeric: '792', timeZone: 'Europe/Istanbul' },
  UA: { numeric: '804', timeZone: 'Europe/Kyiv' },
  VA: { numeric: '336', timeZone: 'Europe/Vatican' },
  XK: { numeric: null, timeZone: 'Europe/Belgrade' },
};

/** Countries with known places that we do not serve: a name is never resolved to a place there. */
export const unservedCountries: ReadonlySet<string> = new Set(['BY']);

/** Countries without a number in the atlas. */
export const unnumberedCountries: Readonly<Record<string, string>> = { Kosovo: 'XK', 'N. Cyprus': 'CY' };
