type Realm = { Date: DateConstructor };

/**
 * Makes a realm's `Date` run ahead of the real one by some milliseconds; returns a function that undoes it. Its source text also runs in
 * the browser, so it may use nothing from outside itself.
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
