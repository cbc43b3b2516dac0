import type { DeskWords } from '../desk-texts.ts';

/** Details whose values are codes, one or several. */
const coded = ['option', 'changed', 'asked', 'incident'] as const;

/** A detail of the trip's history, `name: value` as it is stored, in words and figures of the page's language. */
export function describeDetail(line: string, { named, money, instant }: DeskWords): string {
  const [name = '', ...rest] = line.split(': ');
  const value = rest.join(': ');
  if (/cents$/i.test(name) && /^-?\d+$/.test(value)) return `${named('details', name)}: ${money(Number(value))}`;
  if (coded.some((each) => each === name)) {
    return `${named('details', name)}: ${value
      .split(', ')
      .map((code) => named('values', code))
      .join(', ')}`;
  }
  const told = /^\d{4}-\d{2}-\d{2}T/.test(value) ? instant(value) : value;
  return `${named('details', name)}: ${told}`;
}
