import type { DeskQueries } from '#desk-service/desk-service.ts';
import { formatShortDay } from '#domain/calendar/format-short-date.ts';
import { isOccasionKey, type SiteLanguage } from '#domain/sites/keys.ts';
import type { Translate } from '#output/texts/create-translate.ts';
import type { FigureWords } from './figure-texts.ts';

export type Line = Awaited<ReturnType<DeskQueries['figures']['ofWeeks']>>['lines'][number];
/** `occasions.` of the customer's form. */
export type Names = { readonly f: FigureWords['f']; readonly form: Translate; readonly language: SiteLanguage };

/** The name of a row. */
export function nameLine({ kind, value }: Pick<Line, 'kind' | 'value'>, { f, form, language }: Names): string {
  if (kind === 'all') return f('all');
  if (kind === 'week') return formatShortDay(value, { language, now: Date.now() });
  if (kind === 'occasion') return isOccasionKey(value) ? form(`occasions.${value}`) : f('noOccasion');
  return value === '' ? f('noSource') : value;
}
