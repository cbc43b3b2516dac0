import { formatDate, formatDateTime } from '#domain/calendar/format-date.ts';
import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { tagOf } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { MailPayload } from '../messages.ts';
import { getMailTexts, type Translate } from '../texts.ts';

export type LetterRow = { readonly label: string; readonly value: string; readonly strong?: boolean };

/** A part of a letter. HTML and plain text are both made from these, so they cannot say different things. */
export type LetterBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly title: string; readonly rows: readonly LetterRow[]; readonly note?: string }
  | {
      readonly type: 'stops';
      readonly title: string;
      readonly note: string;
      readonly stops: readonly { readonly moment: string; readonly place: string; readonly detail: string }[];
    }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | {
      readonly type: 'links';
      readonly links: readonly { readonly label: string; readonly detail: string; readonly url: string }[];
    };

/** What one kind of mail says, in one language; greeting and footer are the same for all kinds. */
export type LetterBody = {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly LetterBlock[];
};

/** The formatters and texts of one mail. */
export type LetterFormats = {
  readonly t: Translate;
  readonly money: (cents: number) => string;
  readonly date: (date: string) => string;
  /** `21/11/2026 17:00` by the clock of the site's country. */
  readonly moment: (instant: string) => string;
  /** That clock by its name: "Central European Time". */
  readonly zone: (instant: string) => string;
  /** A country's name by its two letters. */
  readonly country: (code: string) => string;
};

export function createFormats({ site, language }: Pick<MailPayload, 'site' | 'language'>): LetterFormats {
  const tag = tagOf(language);
  const { timeZone } = getSite(site);
  return {
    t: getMailTexts(language),
    country: (code) => countryNameOf(code, language),
    money: (cents) => formatCents(cents, tag),
    date: formatDate,
    moment: (instant) => formatDateTime(instant, timeZone),
    zone: (instant) => zoneNameOf(timeZone, { tag, at: instant }),
  };
}
