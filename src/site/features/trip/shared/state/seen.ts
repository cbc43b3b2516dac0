import { readText } from './send-change.ts';

/** Lines of a page by their names, as shown: `Passengers` → `52 people`. */
export type SeenLines = Readonly<Record<string, string>>;

/** What a form reports about its page: the version of the trip, and the values shown. */
export type Seen = { readonly version: number; readonly seen: SeenLines };

/** Parses what {@link SeenFields} wrote. An invalid version matches no trip. */
export function readSeen(form: FormData): Seen {
  const version = readText(form, 'version');
  return { version: /^\d{1,9}$/.test(version) ? Number(version) : 0, seen: readLines(readText(form, 'seen')) };
}

/** The differences between the old and the new lines. A removed or added line has an empty other side. */
export function findDifferences(
  before: SeenLines,
  now: SeenLines,
): readonly { readonly name: string; readonly before: string; readonly now: string }[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return names.map((name) => ({ name, before: before[name] ?? '', now: now[name] ?? '' })).filter((line) => line.before !== line.now);
}

/** Parses a JSON text; null where it is invalid. */
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
