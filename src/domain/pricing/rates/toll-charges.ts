import * as v from 'valibot';
import * as fields from './rate-fields.ts';

/**
 * Tolls of roads, tunnels and bridges. Net euro cents for a coach; `vehiclePercent` is what other vehicles pay of that. Ferries and shuttle
 * trains are in the passage table.
 */
export const tollChargesSchema = v.strictObject({
  source: fields.source,
  /** A kilometre on toll roads by country (ISO alpha-2). */
  kilometreCents: fields.byCountry(fields.cents),
  elsewhereCents: fields.cents,
  /** One passage by the key of the crossing. An unlisted crossing is free, or its toll is in the kilometres. */
  crossingCents: v.record(v.string(), fields.cents),
  vehiclePercent: fields.byVehicle(fields.percent),
});
