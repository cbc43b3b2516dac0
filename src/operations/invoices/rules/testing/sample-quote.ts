import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { OptionKey, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { FleetKey } from '#domain/sites/keys.ts';

/** A quote for two days from Utrecht to Cologne and back, for tests. Written out, so that a new rate card changes no expectation. */

const line = (vehicle: FleetKey, more: Omit<PriceLine, 'vehicle' | 'included'>): PriceLine => ({ vehicle, included: true, ...more });

function linesOf(vehicle: FleetKey): readonly PriceLine[] {
  return [
    line(vehicle, { kind: 'vehicle', quantity: 2, unit: 'day', unitCents: 29_000, amountCents: 58_000 }),
    line(vehicle, { kind: 'service-kilometres', quantity: 460.8, unit: 'km', unitCents: 140, amountCents: 64_512 }),
    line(vehicle, { kind: 'empty-kilometres', quantity: 18, unit: 'km', unitCents: 140, amountCents: 2_520 }),
    line(vehicle, { kind: 'duty-hours', quantity: 13.5, unit: 'hour', unitCents: 4_700, amountCents: 63_450 }),
    line(vehicle, { kind: 'season', quantity: -10, unit: 'percent', unitCents: null, amountCents: -18_848 }),
    line(vehicle, { kind: 'overnight', quantity: 1, unit: 'night', unitCents: 11_000, amountCents: 11_000 }),
    line(vehicle, { kind: 'tolls', quantity: 1, unit: 'piece', unitCents: 4_211, amountCents: 4_211 }),
    line(vehicle, { kind: 'second-driver', quantity: 1, unit: 'piece', unitCents: 0, amountCents: 0 }),
  ].map((each) => (each.kind === 'second-driver' ? { ...each, included: false } : each));
}

/** 184 845 cents net over 258.4 German and 220.4 Dutch kilometres. */
const vat: readonly VatLine[] = [
  { countryCode: 'DE', kilometres: 258.4, netCents: 99_759, ratePercent: 19, vatCents: 18_954, exemption: null },
  { countryCode: 'NL', kilometres: 220.4, netCents: 85_086, ratePercent: 9, vatCents: 7_658, exemption: null },
];

function optionOf(key: OptionKey, vehicle: FleetKey, seats: number): QuoteOption {
  return {
    key,
    vehicles: [vehicle],
    seats,
    crew: { drivers: 1, overnights: 1, breaksMinutes: 90, drivingMinutes: 360, dutyMinutes: 540 },
    lines: linesOf(vehicle),
    vat,
    netCents: 184_845,
    vatCents: 26_612,
    totalCents: 211_457,
  };
}

export const sampleQuote: Quote = {
  options: [optionOf('cheapest', 'coachHire', 50), optionOf('one-size-up', 'doubleDecker', 72)],
  chosen: 'cheapest',
  kilometres: 460.8,
  emptyKilometres: 18,
  estimated: false,
  madeAt: '2026-11-21T10:00:00.000Z',
  validUntil: '2026-12-05T16:00:00.000Z',
  rateCard: 'sample',
};
