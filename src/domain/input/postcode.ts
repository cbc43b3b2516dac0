import { plainSigns } from './clean-text.ts';

/**
 * Formats of postcodes without spaces and dashes, for our own countries and their neighbours (postal addressing guides of the Universal
 * Postal Union). Checks only the format, regardless of spaces and case; does not check whether the postcode exists.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  BG: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  CZ: /^[1-7]\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  GR: /^[1-8]\d{4}$/,
  HR: /^\d{5}$/,
  HU: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IT: /^\d{5}$/,
  LI: /^94\d{2}$/,
  LT: /^\d{5}$/,
  LU: /^\d{4}$/,
  LV: /^\d{4}$/,
  MC: /^980\d{2}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^\d{7}$/,
  RO: /^\d{6}$/,
  SE: /^\d{5}$/,
  SI: /^[1-9]\d{3}$/,
  SK: /^[089]\d{4}$/,
};

/** How to insert the space or dash, by the part before it. */
const writings: Readonly<Record<string, readonly [before: RegExp, between: string]>> = {
  CZ: [/^\d{3}/, ' '],
  GB: [/^.+(?=.{3}$)/, ' '],
  GR: [/^\d{3}/, ' '],
  IE: [/^.{3}/, ' '],
  NL: [/^\d{4}/, ' '],
  PL: [/^\d{2}/, '-'],
  PT: [/^\d{4}/, '-'],
  SE: [/^\d{3}/, ' '],
  SK: [/^\d{3}/, ' '],
};

/** Prefixes on foreign letters that differ from the country's ISO code. */
const vehicleSigns: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  CH: 'CH',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
};

/** Whether a text can be a postcode of a country (ISO alpha-2). For an unlisted country, any text can. */
export function isPostcodeOf(text: string, countryCode: string): boolean {
  return shapes[countryCode]?.test(compact(text, countryCode)) ?? true;
}

/**
 * A postcode in the notation of its country: `3511 AA`, `SW1A 2AA`, `00-950`; `B-9000` becomes `9000`. Unchanged for an unlisted country.
 */
export function formatPostcode(text: string, countryCode: string): string {
  const plain = compact(text, countryCode);
  if (shapes[countryCode]?.test(plain) !== true) return text;
  const [before, between] = writings[countryCode] ?? [null, ''];
  const first = before?.exec(plain)?.[0] ?? '';
  return first === '' ? plain : `${first}${between}${plain.slice(first.length)}`;
}

/** Without spaces, dashes and the country prefix. */
function compact(text: string, countryCode: string): string {
  const typed = plainSigns(text).trim().toUpperCase();
  const signs = [countryCode, vehicleSigns[countryCode] ?? countryCode].join('|');
  return typed.replace(new RegExp(`^(?:${signs})[ -]*(?=\\d)`), '').replaceAll(/[\s-]/g, '');
}
