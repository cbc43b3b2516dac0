/** A stop of an example as typed. */
export type TypedStop = {
  readonly placeText: string;
  readonly placeKey: string;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly localKilometres?: string | undefined;
};

/** `name=value` pairs for the address of the request form. */
export type ExampleSearch = Readonly<Record<string, string>>;

/** The query that opens the request form filled in like an example. */
export function searchOf({ type, stops: [from, to] }: { readonly type: string; readonly stops: readonly TypedStop[] }): ExampleSearch {
  if (from === undefined || to === undefined) return {};
  const said = {
    type,
    from: from.placeText,
    fromKey: from.placeKey,
    to: to.placeText,
    toKey: to.placeKey,
    date: from.date,
    time: from.time,
    returnDate: to.date,
    returnTime: to.time,
  };
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
