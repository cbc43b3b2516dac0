type Realm = { Date: DateConstructor };

/**
 * Makes `Date` of a realm run ahead of the real one by some milliseconds; returns how to undo it. Its text runs in the browser too, so it
 * may use nothing from outside itself.
 */
export function shiftDate(realm: Realm, ahead: () => number): () => void {
  const Real = realm.Date;
  const now = () => Real.now() + ahead();
  realm.Date = new Proxy(Real, {
    construct: (target, values, asked) => Reflect.construct(target, values.length === 0 ? [now()] : values, asked),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    realm.Date = Real;
  };
}
