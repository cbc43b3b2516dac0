/** Rules and rates have dates, `YYYY-MM-DD`, both inclusive. An open end is null until the successor is known. */
export type Dated = { readonly validFrom: string; readonly validTo: string | null; readonly source: string };

/**
 * The entry in force on a date; entries are listed oldest first. A date before the first entry gets the first: we have no older figures,
 * and past trips are only looked at, never sold. Throws a RangeError if our data has a gap.
 */
export function getInForce<Entry extends Dated>(entries: readonly Entry[], date: string): Entry {
  const [first] = entries;
  if (first && date < first.validFrom) return first;
  const found = entries.findLast(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo));
  if (!found) throw new RangeError(`Nothing in force on ${date}`);
  return found;
}
