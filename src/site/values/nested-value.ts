/**
 * The value at a dotted path, `tripShell.id`; undefined where the path leaves the object. Throws a TypeError for an argument that is not an
 * object or path: that is a programming error, not a missing value (docs/specification.md#errors).
 */
export function getNestedValue(object: unknown, path: string): unknown {
  if (!isObject(object)) throw new TypeError('A nested value is read from an object');
  if (typeof path !== 'string' || !/^[^.]+(\.[^.]+)*$/.test(path)) throw new TypeError('A nested value is read by a dotted path');
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), object);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
