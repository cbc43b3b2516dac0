import { letterStyles, type PartnerMark } from './partner-mark.ts';
import { createRandom, pickWhole } from './random.ts';

/** Signs on a field of 26 by 26, one path each. */
const signs = [
  'M4 22V4h18v18zM9 9h8v8H9z',
  'M13 3a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM13 8a5 5 0 1 0 0 10z',
  'M13 3l11 20H2zM13 12l-4 8h8z',
  'M3 13L13 3l10 10-10 10zM13 8l5 5-5 5z',
  'M3 20V6h5v14zm7 0V2h5v18zm7 0V10h5v10z',
  'M13 2l3 7.500L24 10l-6 5.200L20 23l-7-4.300L6 23l2-7.800L2 10l8-.5z',
  'M3 4h20v5H3zM3 11h14v5H3zM3 18h8v5H3z',
  'M10 3h6v7h7v6h-7v7h-6v-7H3v-6h7z',
];

/** The number that a row holds on each site (docs/specification.md#constants). */
const shownPartners = 8;

/** A sign and lettering for the first names, derived from the name. Where two get the same sign the later one takes the next free one. */
export function assignMarks(partners: readonly { readonly name: string }[]): readonly PartnerMark[] {
  const taken = new Set<string>();
  return partners.slice(0, shownPartners).map(({ name }) => {
    const random = createRandom(name);
    const first = pickWhole(random, 0, signs.length - 1);
    const inTurn = [...signs.slice(first), ...signs.slice(0, first)];
    const sign = inTurn.find((each) => !taken.has(each)) ?? '';
    taken.add(sign);
    return { name, sign, letters: letterStyles[pickWhole(random, 0, letterStyles.length - 1)] ?? 'heavy' };
  });
}
