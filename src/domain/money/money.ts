/**
 * Adds amounts of euro cents. The empty sum is 0. Throws a RangeError if an amount is not whole or the sum is not a safe integer, which
 * would be a bug.
 */
export function sumCents(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum = requireCents(sum + requireCents(amount));
  return sum;
}

/**
 * A percentage of an amount of cents, rounded half away from zero, so that a refund is the exact mirror of its charge. `percent` is not
 * negative and has at most two decimals (5.5, 9, 21); anything else throws a RangeError, because it would be rounded silently.
 */
export function percentOf(amountCents: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  if (!(percent >= 0) || Math.abs(percent * 100 - hundredths) > 1e-6) throw new RangeError(`Not a percentage in hundredths: ${percent}`);
  const product = requireCents(Math.abs(requireCents(amountCents)) * hundredths) + 5_000;
  const rounded = (product - (product % 10_000)) / 10_000;
  return amountCents < 0 && rounded > 0 ? -rounded : rounded;
}

/** VAT in cents on a net amount in cents at `ratePercent`, half up away from zero (docs/prices-and-law.md#vat). */
export function vatOf(netCents: number, ratePercent: number): number {
  return percentOf(netCents, ratePercent);
}

/**
 * Splits an amount of cents in proportion to the weights by the largest remainder: the parts add up to the amount, each is within a cent of
 * its exact share, and of equal remainders the earlier part wins. A negative amount splits as the mirror of its positive one. All-zero
 * weights share evenly. An empty list of weights can only share zero. Throws a RangeError for an amount that is not whole, a negative or
 * infinite weight, and a non-zero amount without weights.
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  requireCents(totalCents);
  if (weights.some((weight) => !Number.isFinite(weight) || weight < 0)) throw new RangeError('Weights must be finite and not negative');
  if (weights.length === 0 && totalCents !== 0) throw new RangeError(`Nobody to take ${totalCents} cents`);
  if (weights.length === 0) return [];
  const parts = splitPositive(Math.abs(totalCents), sharesOf(weights));
  return totalCents < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
}

/** Divides by the largest weight first, because the sum of huge weights may be infinite. */
function sharesOf(weights: readonly number[]): number[] {
  const largest = Math.max(...weights);
  if (largest === 0) return weights.map(() => 1 / weights.length);
  const scaled = weights.map((weight) => weight / largest);
  const sum = scaled.reduce((total, weight) => total + weight, 0);
  return scaled.map((weight) => weight / sum);
}

function splitPositive(totalCents: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => totalCents * share);
  const parts = exact.map(Math.floor);
  let left = totalCents - parts.reduce((total, part) => total + part, 0);
  const remainderOf = (index: number) => (exact[index] ?? 0) - (parts[index] ?? 0);
  const byRemainder = exact.map((_, index) => index).sort((a, b) => remainderOf(b) - remainderOf(a) || a - b);
  // Above a trillion euros binary fractions may make the floors exceed the amount; then cents are taken back.
  const step = Math.sign(left);
  for (let turn = 0; left !== 0; turn += 1) {
    const index = byRemainder[turn % byRemainder.length] ?? 0;
    if (step < 0 && parts[index] === 0) continue;
    parts[index] = (parts[index] ?? 0) + step;
    left -= step;
  }
  return parts;
}

function requireCents(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of cents: ${amount}`);
  return amount;
}

/** What each of a number of people pays of a sum, rounded up to the cent so that the shares always cover it. 0 people count as one. */
export function shareCents(totalCents: number, people: number): number {
  return Math.ceil(totalCents / Math.max(1, people));
}
