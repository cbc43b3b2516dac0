import { formatNumber } from '#domain/money/format-number.ts';
import { getPluralForm } from './plural.ts';

/** The texts of one namespace, as in `locales/{language}/{namespace}.json`. */
export type Texts = Readonly<Record<string, unknown>>;

export type TextValues = Readonly<Record<string, unknown>>;

/**
 * The text of a key with its values inserted; undefined if there is none. `tag` is the BCP 47 tag of the texts' language, which determines
 * the plural forms. The rules are those of i18next, compared by the tests, without its `_zero`, which no text uses; a
 * fraction is written as the language does.
 */
export function findText(
  key: string,
  { texts, tag, values }: { readonly texts: Texts; readonly tag: string; readonly values: TextValues },
): string | undefined {
  for (const form of listForms(key, { tag, count: values.count })) {
    const cut = findCut(texts, form);
    if (cut === undefined) continue;
    const written = (name: string) => (Object.hasOwn(values, name) ? writeValue(values[name], tag) : `{{${name}}}`);
    return cut.places.reduce((text, { name, after }) => text + written(name) + after, cut.start);
  }
  return undefined;
}

/** The key for a count: the plural form of the language, the bare key, `_other`. */
function listForms(key: string, { tag, count }: { readonly tag: string; readonly count: unknown }): readonly string[] {
  return typeof count === 'number' ? [`${key}_${getPluralForm(tag, count)}`, key, `${key}_other`] : [key];
}

/** A text split at its placeholders. */
type Cut = { readonly start: string; readonly places: readonly { readonly name: string; readonly after: string }[] };

// A page asks for some hundred texts, and they are the same for the next page. Only existing texts are cached, so their number bounds the
// cache.
const cuts = new WeakMap<Texts, Map<string, Cut>>();

function findCut(texts: Texts, key: string): Cut | undefined {
  const known = cuts.get(texts) ?? new Map<string, Cut>();
  cuts.set(texts, known);
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const text = readKey(texts, key);
  if (text === undefined) return undefined;
  const cut = cutText(text);
  known.set(key, cut);
  return cut;
}

function cutText(text: string): Cut {
  const [start = '', ...rest] = text.split(/\{\{\s*(\w+)\s*\}\}/);
  const places = rest.flatMap((name, at) => (at % 2 === 0 ? [{ name, after: rest[at + 1] ?? '' }] : []));
  return { start, places };
}

function readKey(texts: Texts, key: string): string | undefined {
  let found: unknown = texts;
  for (const part of key.split('.')) found = isTexts(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}

/** A fraction has the decimal mark of the language. A whole number may be a year: it is grouped where it is formatted. */
function writeValue(value: unknown, tag: string): string {
  return typeof value === 'number' && value % 1 ? formatNumber(value, tag) : String(value ?? '');
}
