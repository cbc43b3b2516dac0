type Described = Readonly<Record<string, unknown>>;

/** The differences between two states of a thing, as shown to people; both sides are empty if there are none. */
export function describeDifference(before: Described, after: Described): { readonly before: string; readonly after: string } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]));
  const join = (state: Described) =>
    changed
      .map((name) => textOf(state[name]))
      .filter((text) => text !== '')
      .join(', ');
  return { before: join(before), after: join(after) };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return String(value);
}
