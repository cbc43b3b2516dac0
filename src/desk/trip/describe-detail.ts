import type { DeskWords } from '../desk-texts.ts';

/** Details whose values are codes, one or several. */
const coded = ['option', 'changed', 'asked', 'incident'] as const;

/** A detail of the trip's history, stored as `name: value`, in words and figures of the page's language. */
export function describeDetail(line: string, { named, money, instant, date }: DeskWords): string {
  const [name = '', ...rest] = line.split(': ');
  const value = rest.join(': ');
  if (/cents$/i.test(name) && /^-?\d+$/.test(value)) return `${named('details', name)}: ${money(Number(value))}`;
  if (coded.some((each) => each === name)) {
    return `${named('details', name)}: ${value
      .split(', ')
      .map((code) => named('values', code))
      .join(', ')}`;
  }
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(value);
  return `${named('details', name)}: ${isDay ? date(value) : isInstant ? instant(value) : value}`;
}
