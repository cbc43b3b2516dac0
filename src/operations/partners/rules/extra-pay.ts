/** What a vehicle's extra time brings and of what his job is paid; cents without VAT. */
export type ExtraPay = {
  /** More for the whole trip, and how many vehicles it is of. */
  readonly netCents: number;
  readonly vehicles: number;
  /** What the partner gets for his job, and what the customer pays for that vehicle. */
  readonly priceCents: number;
  readonly saleCents: number;
};

/**
 * What a partner gets for extra time on the road: of what it brings for his vehicle the same share as of the price he drives for, rounded
 * down to a cent, and never more than it brings. A proposal, for the owner to set; whoever asks him says the amount before he agrees.
 */
export function extraPay({ netCents, vehicles, priceCents, saleCents }: ExtraPay): number {
  if (netCents <= 0 || saleCents <= 0) return 0;
  const brought = Math.floor(netCents / Math.max(1, vehicles));
  return Math.min(brought, Math.floor((brought * priceCents) / saleCents));
}
