import { describe, expect, it } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

/** Real numbers, or examples printed in the sources of the rules; several for a country with several rules. */
const examples = `
  ATU13585627 BE0403019261 BE0428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558 EL094259216
  ESB58378431 ES54362315K ESX2482300W ESJ99216582 FI20774740 FR40303265045 FR23334175221 FRK7399859412 GB980780684
  HR33392005961 HU12892312 IE6433435F IE6433435OA IE8D79739I IT00743110157 LT119511515 LT100001919017 LU15027442
  LV40003521600 LV16117519997 MT11679112 NL004495445B01 NL002455799B11 PL8567346215 PT501964843 RO18547290 SE123456789701
  SI50223054 SK2022749619 CHE100155212`
  .trim()
  .split(/\s+/);

describe('check digits of VAT numbers', () => {
  it.each(examples)('fit in %s', (number) => {
    expect(parseVatNumber(number, '')).toBe(number);
  });

  // A remainder of ten written as 0 (Romania), or two rules in one country (the Netherlands), accepts at most one in nine.
  it.each(examples)('do not fit where a digit of %s is mistyped', (number) => {
    const typos = [...number].flatMap((sign, place) => (/\d/.test(sign) && isChecked(number, place) ? listTypos(number, place) : []));
    const accepted = typos.filter((typo) => parseVatNumber(typo, '') !== null);
    expect(typos.length).toBeGreaterThan(40);
    expect(accepted.length / typos.length).toBeLessThan(0.12);
  });
});

function listTypos(number: string, place: number): readonly string[] {
  return Array.from({ length: 9 }, (_, index) => {
    return `${number.slice(0, place)}${(Number(number[place]) + index + 1) % 10}${number.slice(place + 1)}`;
  });
}

/** Digits that no check digit covers: the branch number at the end, in the Netherlands and in Sweden. */
function isChecked(number: string, place: number): boolean {
  if (number.startsWith('NL')) return place < 11;
  return !number.startsWith('SE') || place < 12;
}
