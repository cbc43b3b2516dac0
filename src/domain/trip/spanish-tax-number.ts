import { luhnSum } from './luhn.ts';

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/**
 * Whether the check character of a Spanish tax number is right: of a person with a DNI (54362315K: 54362315 modulo 23 is 21, the letter K),
 * of a foreigner (X, Y and Z count as 0, 1 and 2), or of a company (Orden EHA/451/2008). Source: Ministerio del Interior, "Cálculo del
 * dígito de control del NIF-NIE".
 */
export function hasSpanishCheck(number: string): boolean {
  if (/^\d/.test(number)) return personLetterOf(number.slice(0, 8)) === number[8];
  if (/^[KLM]/.test(number)) return personLetterOf(number.slice(1, 8)) === number[8] || isCompanySign(number);
  if (/^[XYZ]/.test(number)) return personLetterOf(`${'XYZ'.indexOf(number.charAt(0))}${number.slice(1, 8)}`) === number[8];
  return isCompanySign(number);
}

function personLetterOf(digits: string): string | undefined {
  return personLetters[Number(digits) % 23];
}

/** A digit or a letter: sources disagree on which organisations have which, so both are accepted. */
function isCompanySign(number: string): boolean {
  const check = (10 - (luhnSum(`${number.slice(1, 8)}0`) % 10)) % 10;
  return number[8] === String(check) || number[8] === companyLetters[check];
}
