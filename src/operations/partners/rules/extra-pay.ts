/** The revenue of a vehicle's extra time and the prices of its job; cents without VAT. */
export type ExtraPay = {
  /** The extra revenue of the whole trip, and the number of vehicles. */
  readonly netCents: number;
  readonly vehicles: number;
  /** What the partner gets for the job, and what the customer pays for that vehicle. */
  readonly priceCents: number;
  readonly saleCents: number;
};

/**
 * A partner's pay for extra time: the same share of the vehicle's extra revenue as the partner's price has of the sale price, rounded down
 * to a cent, and never more than the revenue. A proposal, which the owner must set; staff tell the partner the amount before the partner
 * agrees.
 */
export function extraPay({ netCents, vehicles, priceCents, saleCents }: ExtraPay): number {
  if (netCents <= 0 || saleCents <= 0) return 0;
  const brought = Math.floor(netCents / Math.max(1, vehicles));
  return Math.min(brought, Math.floor((brought * priceCents) / saleCents));
}
