/** The texts of one namespace, as `locales/{language}/{namespace}.json` holds them. */
export type Texts = Readonly<Record<string, unknown>>;

export type TextValues = Readonly<Record<string, unknown>>;

/** The text of a key with its values put in; undefined when there is none. The rules are those of i18next. */
export function findText(
  key: string,
  { texts, language, values }: { readonly texts: Texts; readonly language: string; readonly values: TextValues },
): string | undefined {
  for (const form of listForms(key, { language, count: values.count })) {
    const cut = findCut(texts, form);
    if (cut !== undefined) return putIn(values, cut);
  }
  return undefined;
}

/** The key for a count: `_zero` where there is one, the plural form of the language, the bare key, `_other`. */
function listForms(key: string, { language, count }: { readonly language: string; readonly count: unknown }): readonly string[] {
  if (typeof count !== 'number') return [key];
  const zero = count === 0 ? [`${key}_zero`] : [];
  return [...zero, `${key}_${getPluralForm(language, count)}`, key, `${key}_other`];
}

/** Intl's own are dear to make; null for codes such as `nlBE`, which are no language tags. */
const pluralRules = new Map<string, Intl.PluralRules | null>();

/** Without rules there is a singular and a plural, as in i18next. */
function getPluralForm(language: string, count: number): string {
  const known = pluralRules.get(language);
  const rules = known === undefined ? findPluralRules(language) : known;
  pluralRules.set(language, rules);
  return rules === null ? (count === 1 ? 'one' : 'other') : rules.select(count);
}

function findPluralRules(language: string): Intl.PluralRules | null {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return null;
  }
}

/** A text cut at its places for values. */
type Cut = { readonly start: string; readonly places: readonly { readonly name: string; readonly after: string }[] };

// A page asks for some hundred texts, and they are the same for the next one. Only what there is is kept: there is no more of it than texts.
const cuts = new WeakMap<Texts, Map<string, Cut>>();

function findCut(texts: Texts, key: string): Cut | undefined {
  const known = cuts.get(texts) ?? new Map<string, Cut>();
  cuts.set(texts, known);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
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

function putIn(values: TextValues, { start, places }: Cut): string {
  let text = start;
  for (const { name, after } of places) text += (Object.hasOwn(values, name) ? String(values[name] ?? '') : `{{${name}}}`) + after;
  return text;
}
