import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { ExtraKind } from '#domain/itinerary/group.ts';

/** What an extra costs in one vehicle, net euro cents: once, or each day that the vehicle is away. 0: it is in the price of the vehicle. */
type ExtraPrice = { readonly cents: number; readonly unit: 'piece' | 'day' };

export type ExtraPrices = Dated & { readonly prices: Readonly<Record<ExtraKind, ExtraPrice>> };

const extraPrices: readonly ExtraPrices[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'House prices, 2026 (E), to be confirmed by the operators. Which vehicles carry what stands in fleet/vehicles.ts.',
    prices: {
      toilet: { cents: 0, unit: 'piece' },
      wifi: { cents: 0, unit: 'piece' },
      microphone: { cents: 0, unit: 'piece' },
      fridge: { cents: 0, unit: 'piece' },
      'child-seats': { cents: 2_500, unit: 'piece' },
      trailer: { cents: 6_500, unit: 'day' },
    },
  },
];

/** The prices for a quote made on a date (`YYYY-MM-DD`). */
export function getExtraPrices(date: string): ExtraPrices {
  return getInForce(extraPrices, date);
}
