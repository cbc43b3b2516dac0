/**
 * Shape of postcodes, by the postal addressing guides of the Universal Postal Union: of our own countries and those around them. The shape
 * only, whatever the spaces and capitals; whether a street has it is not asked here.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  CZ: /^[1-7]\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IT: /^\d{5}$/,
  LU: /^(?:L-?)?\d{4}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{5}$/,
};

/** Whether a text can be a postcode of a country (ISO alpha-2); of a country that is not listed, any text can. */
export function isPostcodeOf(text: string, countryCode: string): boolean {
  return shapes[countryCode]?.test(text.toUpperCase().replaceAll(/\s/g, '')) ?? true;
}
