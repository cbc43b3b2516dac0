import { isSupportedCountry, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A telephone number as people write it: 6 to 20 digits, with spaces and `+ ( ) - . /` between. The country is not judged. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d +()\-./]+$/.test(text) && digits >= 6 && digits <= 20;
}

/**
 * Whether a telephone number can be called: whole by the numbering plan of its country, which is that of `countryCode` (ISO alpha-2) where
 * it does not begin with `+` (libphonenumber's plans). Of a country that has no plan there, {@link isPhone} is all that is asked.
 */
export function isPhoneOf(text: string, countryCode: string): boolean {
  if (!isPhone(text) || !isSupportedCountry(countryCode)) return isPhone(text);
  return isValidPhoneNumber(text, countryCode);
}

/** A number as networks write it, `+31612345678`; null where it is none that could be called from another country. */
export function toInternationalPhone(text: string, countryCode: string): string | null {
  const parsed = parsePhoneNumberFromString(text, isSupportedCountry(countryCode) ? countryCode : undefined);
  return parsed?.isValid() === true ? parsed.number : null;
}
