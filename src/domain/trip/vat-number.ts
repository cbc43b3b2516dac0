/**
 * Shape of VAT numbers by prefix (European Commission, VIES, "VAT identification number structure"; GB, XI and CHE by their own tax
 * offices). Checks the shape only, not whether the number is valid.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Countries whose numbers carry another prefix than their ISO code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

/**
 * A VAT number as it is stored, capitals without separators and with its prefix (`NL004495445B01`), or null for what has no shape of
 * one. A number without its prefix gets that of `countryCode` (ISO alpha-2, the country of the invoice).
 */
export function parseVatNumber(text: string, countryCode: string): string | null {
  const compact = text.toUpperCase().replace(/[\s./-]/g, '');
  const prefixed = (prefixes[countryCode] ?? countryCode) + compact;
  return [compact, prefixed].find(hasShape) ?? null;
}

/** Whether a number that {@link parseVatNumber} refuses is meant for that country: it has its prefix, or none. */
export function isOfCountry(text: string, countryCode: string): boolean {
  const letters = /^[A-Z]{2}/.exec(text.toUpperCase().replace(/[\s./-]/g, ''))?.[0];
  return letters === undefined || (prefixes[countryCode] ?? countryCode).startsWith(letters);
}

function hasShape(number: string): boolean {
  return [2, 3].some((length) => {
    return shapes[number.slice(0, length)]?.test(number.slice(length)) === true;
  });
}
