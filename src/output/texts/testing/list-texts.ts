/** The texts of a file by their keys, `a.b.c`. */
export function listTexts(texts: object, before = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as const] : [...listTexts(value, `${before}${key}.`)],
  );
  return new Map(entries);
}
