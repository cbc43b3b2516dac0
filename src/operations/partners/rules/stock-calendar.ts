import { failure, type Result, success } from '#domain/result.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { readIcalEvents, type Window } from './ical-events.ts';
import type { StockLine } from './stock.ts';

/** The names of a class in a partner's calendar, in all languages of partners. */
export type ClassNames = readonly { readonly class: FleetKey; readonly name: string }[];

export type StockCalendar = {
  readonly lines: readonly StockLine[];
  /** Events that were read. */
  readonly events: number;
  /** Titles of events that were not. */
  readonly skipped: readonly string[];
};

const mostEvents = 5_000;
const mostLines = 5_000;
const mostTitle = 80;
/** Endings of plurals, of any word of a name: touringcars, coaches, Reisebusse, minibussen, autocars à étage. */
const plural = '(?:sen|es|se|s|n|e)?';

/**
 * Reads what a partner has from its calendar: each event is a number of vehicles of a class for its days, by its title ("2 touringcars",
 * "Reisebus", "1 × minibus, 2 coaches"). A number is 1 if there is none. An event whose title names no class, or whose repetition cannot be
 * read, is skipped and named. `no-calendar`: the text is none. `too-many`: more than 5,000 events or lines.
 */
export function readStockCalendar(
  text: string,
  { names, window }: { readonly names: ClassNames; readonly window: Window },
): Result<StockCalendar, 'no-calendar' | 'too-many'> {
  const events = readIcalEvents(text, window);
  if (events === null) return failure('no-calendar');
  if (events.length > mostEvents) return failure('too-many');
  const lines: StockLine[] = [];
  const skipped: string[] = [];
  for (const { title, days } of events) {
    const named = readTitle(title, names);
    if (days === null || named.length === 0) skipped.push(title.slice(0, mostTitle));
    else lines.push(...days.flatMap(([fromDay, untilDay]) => named.map((each) => ({ ...each, fromDay, untilDay }))));
    if (lines.length > mostLines) return failure('too-many');
  }
  return success({ lines, events: events.length - skipped.length, skipped });
}

/** Classes and numbers in a title; empty if it names no class. */
export function readTitle(title: string, names: ClassNames): readonly Pick<StockLine, 'class' | 'units'>[] {
  // The longest first: a double-decker coach is no coach.
  const ordered = names.toSorted((first, second) => second.name.length - first.name.length);
  const found: FleetKey[] = [];
  const marked = ordered.reduce((rest, { class: kind, name }) => {
    const words = name
      .toLowerCase()
      .split(' ')
      .map((word) => `${quoted(word)}${plural}`)
      .join(' ');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'gu');
    return rest.replaceAll(pattern, () => `\uE000${found.push(kind) - 1}\uE001`);
  }, title.slice(0, 500).toLowerCase());
  return [...marked.matchAll(/(?:(?<![\d\uE000])(\d{1,2})\s*[x×*]?\s*)?\uE000(\d+)\uE001(?:\s*[:x×=]\s*(\d{1,2})(?!\d))?/gu)].flatMap(
    ([, before, index, after]) => {
      const kind = found[Number(index)];
      return kind === undefined ? [] : [{ class: kind, units: Number(before ?? after ?? 1) }];
    },
  );
}

function quoted(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
