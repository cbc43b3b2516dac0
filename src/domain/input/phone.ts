import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A telephone number as people write it: 6 to 20 digits, with spaces and `+ ( ) - . /` between. The country is not judged. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d +()\-./]+$/.test(text) && digits >= 6 && digits <= 20;
}

/**
 * A number in E.164, `+31612345678`: by its own country code, else by the first of the countries (ISO alpha-2, the likeliest first) whose
 * numbering plan has it (libphonenumber's plans). Null where none has.
 */
export function toInternationalPhone(text: string, countries: readonly string[]): string | null {
  for (const country of [...countries, undefined]) {
    const parsed = parsePhoneNumberFromString(text, country !== undefined && isSupportedCountry(country) ? country : undefined);
    if (parsed?.isValid() === true) return parsed.number;
  }
  return null;
}

/**
 * Whether a number can be called: whole by a numbering plan, as {@link toInternationalPhone} reads it. Where no country is known, or one has
 * no plan, {@link isPhone} is all that is asked.
 */
export function isPhoneOf(text: string, countries: readonly string[]): boolean {
  if (!isPhone(text)) return false;
  const isJudged = text.startsWith('+') || (countries.length > 0 && countries.every((country) => isSupportedCountry(country)));
  return !isJudged || toInternationalPhone(text, countries) !== null;
}

/**
 * A number as people write it: as at home for a reader of the same country (ISO alpha-2), with its country code for all others. What is in no
 * numbering plan stays as it was typed.
 */
export function formatPhone(text: string, readerCountry: string | null): string {
  const parsed = parsePhoneNumberFromString(text);
  if (parsed?.isValid() !== true) return text;
  return parsed.country !== undefined && parsed.country === readerCountry ? parsed.formatNational() : parsed.formatInternational();
}

/** What was typed by somebody of a country (ISO alpha-2), with its country code, so that it can be called from anywhere: `+33 6 12 34 56 78`. */
export function writePhone(text: string, countryCode: string | null): string {
  return formatPhone(toInternationalPhone(text, countryCode === null ? [] : [countryCode]) ?? text, null);
}
