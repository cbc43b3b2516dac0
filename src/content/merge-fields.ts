export type Fields = { readonly [name: string]: unknown };

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges the facts and the texts of one entry. A field in both is a conflict, named by its dotted path. */
export function mergeFields(facts: Fields, texts: Fields, at = ''): { readonly fields: Fields; readonly conflicts: readonly string[] } {
  const merged = new Map<string, unknown>(Object.entries(facts));
  const conflicts: string[] = [];
  for (const [name, value] of Object.entries(texts)) {
    const fact = merged.get(name);
    if (fact === undefined) {
      merged.set(name, value);
    } else if (isFields(fact) && isFields(value)) {
      const inner = mergeFields(fact, value, `${at}${name}.`);
      merged.set(name, inner.fields);
      conflicts.push(...inner.conflicts);
    } else {
      conflicts.push(`${at}${name}`);
    }
  }
  return { fields: Object.fromEntries(merged), conflicts };
}

/** Whether the fields contain a value at a path. */
export function holdsPath(fields: Fields, path: readonly string[]): boolean {
  let value: unknown = fields;
  for (const name of path) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isFields(value)) value = value[name];
    else return false;
  }
  return value !== undefined;
}
