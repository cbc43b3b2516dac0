/** Form values as they are sent: texts, in objects and lists. */
export type Values = string | readonly Values[] | { readonly [name: string]: Values };

/** A field that somebody else changed since the form was filled in. `mine`: the typed value, where it differs. */
export type MergedField = { readonly path: string; readonly before: Values; readonly theirs: Values; readonly mine: Values | null };

type Sides = { readonly base: Values | undefined; readonly mine: Values; readonly theirs: Values };

/**
 * The form's values after somebody else saved meanwhile: fields that were typed in keep their text, all others take the saved value.
 * `base`: the form's initial values.
 */
export function mergeValues<Shape>({ base, mine, theirs }: { readonly base: Shape; readonly mine: Shape; readonly theirs: Shape }) {
  const changed: MergedField[] = [];
  const values = mergeAt('', { base: toValues(base), mine: toValues(mine), theirs: toValues(theirs) }, changed);
  return { values: values as Shape, changed: changed as readonly MergedField[] };
}

function mergeAt(path: string, { base, mine, theirs }: Sides, changed: MergedField[]): Values {
  if (isSame(mine, theirs)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(
      names.map((name) => {
        const sides = { base: base[name] ?? '', mine: mine[name] ?? '', theirs: theirs[name] ?? '' };
        return [name, mergeAt(path === '' ? name : `${path}.${name}`, sides, changed)];
      }),
    );
  }
  if (
    isList(base) &&
    isList(mine) &&
    isList(theirs) &&
    base.length === mine.length &&
    mine.length === theirs.length &&
    !mine.every(isText)
  ) {
    return mine.map((each, index) => mergeAt(`${path}.${index}`, { base: base[index], mine: each, theirs: theirs[index] ?? '' }, changed));
  }
  if (base !== undefined && isSame(theirs, base)) return mine;
  const isTyped = base !== undefined && !isSame(mine, base);
  changed.push({ path, before: base ?? '', theirs, mine: isTyped ? mine : null });
  return isTyped ? mine : theirs;
}

/** As in JSON: a field without a value is left out. */
function toValues(shape: unknown): Values {
  return JSON.parse(JSON.stringify(shape)) as Values;
}

function isSame(left: Values | undefined, right: Values | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function isText(value: Values): value is string {
  return typeof value === 'string';
}

function isList(value: Values | undefined): value is readonly Values[] {
  return Array.isArray(value);
}

function isRecord(value: Values | undefined): value is { readonly [name: string]: Values } {
  return typeof value === 'object' && !Array.isArray(value);
}
