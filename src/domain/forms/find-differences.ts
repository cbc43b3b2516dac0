/** A value that differs in a later version; null on the side where it is absent. */
export type Difference = { readonly path: string; readonly before: string | null; readonly after: string | null };

/** Every single value that differs between two plain values, in the order of the later one. A list of single values counts as one. */
export function findDifferences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (!isBranch(before) && !isBranch(after)) {
    const [was, is] = [said(before), said(after)];
    return was === is ? [] : [{ path, before: was, after: is }];
  }
  const [old, young] = [branchesOf(before), branchesOf(after)];
  const names = [...new Set([...Object.keys(young), ...Object.keys(old)])];
  return names.flatMap((name) => findDifferences(old[name], young[name], path === '' ? name : `${path}.${name}`));
}

function isBranch(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((each) => typeof each === 'object' && each !== null);
  return typeof value === 'object' && value !== null;
}

function branchesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function said(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
