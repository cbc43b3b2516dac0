import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainSigns } from './clean-text.ts';

/** What people write before a number. */
const label = /^(?:t(?:el)?|tél|tel[ée]ph?one?|telefo(?:on|n)|phone|mob(?:iel|ile?|il)?|móvil|gsm|handy)\b[.:]*(?=[\s\d+(])\s*/iu;

/** A number as typed with any keyboard, or pasted from a page or a card: `Tel.: 06‑12345678` as `06-12345678`. */
export function plainPhone(text: string): string {
  return plainSigns(text).replace(label, '');
}

/** A telephone number as people write it: 6 to 20 digits, with spaces and `+ ( ) - . /` between. Does not check the country. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d +()\-./]+$/.test(text) && digits >= 6 && digits <= 20;
}

/**
 * A number in E.164, `+31612345678`: by its own country code, else by the first of the countries (ISO alpha-2, most likely first) in whose
 * numbering plan it is valid (libphonenumber). Null if there is none.
 */
export function toInternationalPhone(text: string, countries: readonly string[]): string | null {
  for (const country of [...countries, undefined]) {
    const parsed = parsePhoneNumberFromString(text, country !== undefined && isSupportedCountry(country) ? country : undefined);
    if (parsed?.isValid() === true) return parsed.number;
  }
  return null;
}

/**
 * Whether a number is valid in a numbering plan, as {@link toInternationalPhone} reads it. Without a country, or without a plan for it,
 * only {@link isPhone} applies.
 */
export function isPhoneOf(text: string, countries: readonly string[]): boolean {
  if (!isPhone(text)) return false;
  const isJudged = text.startsWith('+') || (countries.length > 0 && countries.every((country) => isSupportedCountry(country)));
  return !isJudged || toInternationalPhone(text, countries) !== null;
}

/**
 * A number for display: in national format for a reader of the same country (ISO alpha-2), with its country code for others. A number
 * outside every numbering plan stays as typed.
 */
export function formatPhone(text: string, readerCountry: string | null): string {
  const parsed = parsePhoneNumberFromString(text);
  if (parsed?.isValid() !== true) return text;
  return parsed.country !== undefined && parsed.country === readerCountry ? parsed.formatNational() : parsed.formatInternational();
}

/** A number typed by somebody in a country (ISO alpha-2), with the country code, so that it works from anywhere: `+33 6 12 34 56 78`. */
export function writePhone(text: string, countryCode: string | null): string {
  return formatPhone(toInternationalPhone(text, countryCode === null ? [] : [countryCode]) ?? text, null);
}
