import { formatDate } from '#domain/calendar/format-date.ts';
import { isOccasionKey } from '#domain/sites/keys.ts';
import type { Translate } from '#output/texts/create-translate.ts';
import type { FiguresQuery } from '../api/generated/operations.ts';
import type { FigureWords } from './figure-texts.ts';

export type Line = FiguresQuery['figures']['lines'][number];
/** `occasions.` of the customer's form. */
export type Names = { readonly f: FigureWords['f']; readonly form: Translate };

/** What a line is of, in words. */
export function nameLine({ kind, value }: Pick<Line, 'kind' | 'value'>, { f, form }: Names): string {
  if (kind === 'all') return f('all');
  if (kind === 'week') return formatDate(value);
  if (kind === 'occasion') return isOccasionKey(value) ? form(`occasions.${value}`) : f('noOccasion');
  return value === '' ? f('noSource') : value;
}
