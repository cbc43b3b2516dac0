import { readText } from './send-change.ts';

/** Lines of a page by their names, as they were shown: `Passengers` → `52 people`. */
export type SeenLines = Readonly<Record<string, string>>;

/** What a form says of the page that it stood on: the version of the trip, and what the page showed of it. */
export type Seen = { readonly version: number; readonly seen: SeenLines };

/** Reads what {@link SeenFields} wrote. A version that is none matches no trip. */
export function readSeen(form: FormData): Seen {
  const version = readText(form, 'version');
  return { version: /^\d{1,9}$/.test(version) ? Number(version) : 0, seen: readLines(readText(form, 'seen')) };
}

/** What differs between the lines of before and those of now; a line that is gone or new has an empty other side. */
export function findDifferences(
  before: SeenLines,
  now: SeenLines,
): readonly { readonly name: string; readonly before: string; readonly now: string }[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return names.map((name) => ({ name, before: before[name] ?? '', now: now[name] ?? '' })).filter((line) => line.before !== line.now);
}

/** Parses a JSON text; null for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readLines(text: string): SeenLines {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(Object.entries(parsed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
