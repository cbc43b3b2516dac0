import { formatNumber } from './format-number.ts';

/**
 * A share of a hundred for people: `25%` (en, nl), `25 %` with a no-break space (de, fr, es), as each language writes it. `tag` is a BCP 47
 * tag.
 */
export function formatPercent(percent: number, tag: string): string {
  return `${formatNumber(percent, tag)}${isTight(tag) ? '' : '\u00a0'}%`;
}

function isTight(tag: string): boolean {
  return /^(?:en|nl)\b/.test(tag);
}
